import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { isVideoFile } from './is-video-file.ts'
import { clipForm, prepareClip } from './prepare-clip.ts'
import { surveyVideo } from './survey-video.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'))
  return () => rm(folder, { recursive: true, force: true })
})
const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', signal: new AbortController().signal }

/** A film made by FFmpeg from these arguments. */
function film(name: string, ...args: string[]): string {
  const file = join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
  return file
}
const pattern = (size: string, seconds: number, rate = 30) => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`]
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

async function cut(file: string, seconds = 1) {
  const video = await surveyVideo(file, tools)
  if ('fault' in video) return video
  const { clip, still, form } = await prepareClip({ video, form: clipForm(video), after: 0, seconds, name: 'one', folder, tools })
  const entries = 'stream=width,height,pix_fmt,color_space,color_range,r_frame_rate,nb_frames'
  const args = ['-v', 'error', '-count_frames', '-show_entries', entries, '-of', 'json', join(folder, clip.file)]
  const { streams } = JSON.parse(execFileSync('ffprobe', args).toString()) as { streams: object[] }
  const { width, height } = await sharp(join(folder, still)).metadata()
  return { form, frames: clip.frames, streams, still: [width, height] }
}

const prepared = (frames: number) => [
  { width: 1080, height: 1920, pix_fmt: 'yuv420p', color_space: 'bt709', color_range: 'tv', r_frame_rate: '30/1', nb_frames: String(frames) },
]

describe('a film', () => {
  it.each<[string, 'full' | 'framed', () => string | Promise<string>]>([
    ['upright, without sound', 'full', () => film('a.mp4', ...pattern('720x1280', 2), ...x264)],
    ['that is wide', 'framed', () => film('a.mp4', ...pattern('640x360', 2), ...x264)],
    ['of odd sides', 'full', () => film('a.mp4', ...pattern('541x961', 2), '-c:v', 'libx264', '-pix_fmt', 'yuv444p')],
    ['in WebM', 'full', () => film('a.webm', ...pattern('540x960', 2), '-c:v', 'libvpx', '-deadline', 'realtime')],
    ['in MOV of 10 bit', 'full', () => film('a.mov', ...pattern('540x960', 2), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le')],
    ['of 60 frames a second in 4K', 'full', () => film('a.mp4', ...pattern('2160x3840', 1.5, 60), ...x264)],
    ['of changing frame rate', 'full', () => film('a.mp4', ...pattern('540x960', 3), '-vf', "select='not(mod(n,3))+lt(n,30)'", '-fps_mode', 'vfr', ...x264)],
    [
      'for bright screens',
      'full',
      () => film('a.mp4', ...pattern('540x960', 2), ...x264, '-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'),
    ],
    [
      'that lies on its side by its header',
      'full',
      () => {
        const file = film('side.mp4', ...pattern('960x540', 2), ...x264)
        return film('a.mp4', '-i', file, '-c', 'copy', '-metadata:s:v', 'rotate=90')
      },
    ],
    ['with pixels that are not square', 'framed', () => film('a.mp4', ...pattern('480x720', 2), ...x264, '-vf', 'setsar=2')],
    ['of a minute', 'full', () => film('a.mp4', ...pattern('540x960', 60, 5), ...x264)],
  ])('%s becomes a clip of the frame', async (_, form, make) => {
    expect(await cut(await make())).toEqual({ form, frames: 30, streams: prepared(30), still: [1080, 1920] })
  })

  it('shorter than its scene gives what it has', async () => {
    expect(await cut(film('a.mp4', ...pattern('540x960', 1), ...x264), 5)).toMatchObject({ frames: 30 })
  })

  it('with a hole in it gives what can be decoded', async () => {
    const file = film('a.mkv', ...pattern('540x960', 3), ...x264, '-g', '10')
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(7, Math.round(bytes.length * 0.4), Math.round(bytes.length * 0.5)))

    expect(await cut(file, 3)).toMatchObject({ still: [1080, 1920] })
  })

  it.each<[string, () => string | Promise<string>]>([
    ['without a picture', () => film('a.mp4', '-f', 'lavfi', '-i', 'sine=duration=1')],
    ['that is too small', () => film('a.mp4', ...pattern('128x128', 1), ...x264)],
    [
      'that is cut off before its index',
      async () => {
        const file = film('a.mp4', ...pattern('540x960', 1), ...x264)
        await truncate(file, Math.round((await stat(file)).size / 2))
        return file
      },
    ],
    [
      'that is a list of other files',
      async () => {
        film('other.mp4', ...pattern('540x960', 1), ...x264)
        await writeFile(join(folder, 'a.mp4'), `ffconcat version 1.0\nfile ${join(folder, 'other.mp4')}\n`)
        return join(folder, 'a.mp4')
      },
    ],
    ['that is gone', () => join(folder, 'gone.mp4')],
  ])('%s is refused with a reason', async (_, make) => {
    expect(await cut(await make())).toEqual({ fault: expect.any(String) as string })
  })
})

describe('what begins as a film', () => {
  it('is told from pictures and text', async () => {
    await writeFile(join(folder, 'a.avif'), Buffer.from('\0\0\0\u001cftypavif\0\0\0\0', 'latin1'))
    await writeFile(join(folder, 'a.txt'), 'no film at all, only text')
    const files = [film('a.mp4', ...pattern('540x960', 0.1), ...x264), join(folder, 'a.avif'), join(folder, 'a.txt'), join(folder, 'gone')]

    expect(await Promise.all(files.map(isVideoFile))).toEqual([true, false, false, false])
  })
})
