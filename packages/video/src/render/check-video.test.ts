import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkVideo, findFaults } from './check-video.ts'
import type { VideoMeasurements } from './measure-video.ts'
import { lookAt } from './watch/look.ts'
import { makeTone, testTimeline, testTools } from '../../tests/render-setup.ts'

const tools = testTools()
const timeline = { ...testTimeline({ words: [] }), width: 270, height: 480, frames: 120 }
const moving = 'testsrc2=size=270x480:rate=30:duration=4'
const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv', '-movflags', '+faststart']

beforeAll(() => makeTone(join(tools.folder, 'tone.m4a'), 4))

/** Looks at the frames of the moving picture, as if the compositor had drawn it. */
const looks = Buffer.concat(framesOf(moving).map((frame) => lookAt(frame, timeline)))

function framesOf(picture: string): Uint8Array[] {
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', picture, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-']
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 64e6 })
  const frameBytes = (timeline.width * timeline.height * 3) / 2
  return Array.from({ length: bytes.length / frameBytes }, (_, at) => bytes.subarray(at * frameBytes, (at + 1) * frameBytes))
}
afterAll(tools.release)

/** With key frames often enough to meet them. */
const notAsDrawn = /^it does not show what was drawn, from [12](\.\d+)? s on$/
type Fake = { picture?: string; sound?: string[]; codec?: string[]; output?: string[] }

/** What the check says of a video of 4 s that is right but for the parts given. */
async function verdictOn({ picture = moving, sound = ['-i', join(tools.folder, 'tone.m4a')], codec = [], output = tags }: Fake): Promise<string> {
  const file = join(tools.folder, 'made.mp4')
  const encode = ['-c:v', 'libx264', '-preset', 'superfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-c:a', 'copy', ...codec]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', picture, ...sound, ...encode, ...output, file])
  return checkVideo({ file, timeline, tools, looks }).then(
    () => 'fine',
    (error: Error) => error.message.replace('ffmpeg failed at check: ', ''),
  )
}

describe('the final check opens the file and', () => {
  it('lets a good one pass', async () => {
    expect(await verdictOn({})).toBe('fine')
  })

  it.each([
    ['darkness that was not drawn', { picture: `${moving},drawbox=t=fill:color=black:enable='between(t,1,2)'`, codec: ['-g', '20'] }, notAsDrawn],
    ['a standstill that was not drawn', { picture: `${moving},trim=end_frame=20,tpad=stop_mode=clone:stop=100`, codec: ['-g', '60'] }, notAsDrawn],
    ['other colours than were drawn', { picture: `${moving},format=yuv420p,shuffleplanes=0:2:1` }, /^it does not show what was drawn, from 0 s on$/],
    ['silence', { sound: ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo', '-t', '4'], codec: ['-c:a', 'aac'] }, /^its loudness is -70 LUFS/],
    ['distorted sound', { codec: ['-c:a', 'aac', '-af', 'volume=14dB'] }, /its loudness is .*its true peak is/],
    ['no sound', { sound: [] }, /^the sound is missing, not aac$/],
    ['sound that many players cannot play', { codec: ['-c:a', 'libmp3lame'] }, /^the sound is mp3, not aac$/],
    ['another size', { codec: ['-vf', 'scale=480:270'] }, /^width is 480, not 270; height is 270, not 480$/],
    ['another codec', { codec: ['-profile:v', 'baseline'] }, /^profile is Constrained Baseline, not High$/],
    ['missing colour tags', { output: ['-movflags', '+faststart'] }, /^color_space is , not bt709; /],
    ['its index at the end', { output: tags.slice(0, -2) }, /^its index is not at the front$/],
    ['a missing second', { codec: ['-t', '3'] }, /^nb_frames is 90, not 120; it lasts 3(\.\d+)? s, not 4\.00 s$/],
  ])('finds %s', async (_what, fake, verdict) => {
    expect(await verdictOn(fake)).toMatch(verdict)
  })

  it('fails on something that is no video', async () => {
    const file = join(tools.folder, 'tone.m4a')

    await expect(checkVideo({ file: join(tools.folder, 'none.mp4'), timeline, tools, looks })).rejects.toMatchObject({ name: 'ToolError' })
    await expect(checkVideo({ file, timeline, tools, looks })).rejects.toThrow('there is no picture')
  })
})

describe('captions in the final check', () => {
  const good: VideoMeasurements = {
    video: {
      codec_name: 'h264',
      profile: 'High',
      width: 1080,
      height: 1920,
      pix_fmt: 'yuv420p',
      r_frame_rate: '30/1',
      nb_frames: '60',
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      color_range: 'tv',
    },
    audioCodec: 'aac',
    seconds: 2.01,
    boxes: ['ftyp', 'moov', 'free', 'mdat'],
    loudnessLufs: -14.3,
    truePeakDbtp: -1.1,
    notAsDrawn: [],
  }

  it('must lie inside the safe area', () => {
    const captioned = testTimeline({ words: ['Bom', 'café'] })
    const outside = structuredClone(captioned)
    const word = outside.captions.pages[0]?.lines[0]?.[1]
    if (word !== undefined) word.centre += 400

    expect(findFaults(good, captioned)).toEqual([])
    expect(findFaults(good, outside)).toEqual(['the caption "CAFÉ" leaves the safe area'])
  })
})
