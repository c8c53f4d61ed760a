import type { HardwareEncoder, VideoEncoder } from '../run/video-encoder.ts'

/**
 * superfast without its missing mbtree: the sharpness of veryfast for about 0.6 times its processor
 * time. Looking ahead in a thread of its own makes mbtree depend on which thread comes first: the
 * same frames gave up to four different files. Without that thread, and with the work of looking
 * ahead shared by three, they give one.
 */
const fast = ['-preset', 'superfast', '-x264-params', 'mbtree=1:rc-lookahead=10:sync-lookahead=0:lookahead-threads=3'] as const
/**
 * x264 settings for the two qualities sold: same size and speed, less compression for Pro;
 * docs/decisions/0003 has the measurements. Capped, so that busy pictures do not make files too
 * large to post. `film` and `loop` show templates on pages (docs/decisions/0030). Two are never
 * sold: `yardstick` is plain veryfast, which speed is compared with, and `master` keeps nearly
 * every detail, so that other settings can be measured on the frames as they were drawn.
 */
const encoderSettings = {
  standard: [...fast, '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'],
  high: [...fast, '-crf', '17', '-maxrate', '11M', '-bufsize', '10M'],
  film: ['-preset', 'faster', '-crf', '29', '-maxrate', '420k', '-bufsize', '420k', '-g', '300'],
  loop: ['-preset', 'medium', '-crf', '27', '-maxrate', '560k', '-bufsize', '140k', '-g', '30'],
  yardstick: ['-preset', 'veryfast', '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'],
  master: ['-preset', 'ultrafast', '-crf', '2'],
} as const
/** Fixed, because x264's output depends on it; four keep two cores busy while frames are drawn. */
const threads = '4'
export type Quality = keyof typeof encoderSettings

/**
 * Constant quality of each hardware encoder, near what x264 gives at its rate factor; its scales
 * differ from x264's.
 */
const hardwareQuality: Record<HardwareEncoder, (level: number) => readonly string[]> = {
  h264_nvenc: (level) => ['-preset', 'p4', '-rc', 'vbr', '-cq', String(level), '-b:v', '0'],
  h264_qsv: (level) => ['-preset', 'medium', '-global_quality', String(level)],
  h264_vaapi: (level) => ['-rc_mode', 'CQP', '-qp', String(level)],
  h264_videotoolbox: (level) => ['-q:v', String(100 - 2 * level)],
}
const hardwareLevels: Partial<Record<Quality, number>> = { standard: 22, high: 19 }
/** Device and upload of frames, where the encoder does not take them from memory. */
const vaapiDevice = ['-vaapi_device', '/dev/dri/renderD128'] as const
const vaapiUpload = ['-vf', 'format=nv12,hwupload'] as const

type FrameEncoding = { width: number; height: number; framesPerSecond: number; quality: Quality; encoder?: VideoEncoder | undefined }

/** Arguments that read raw frames from standard input and encode them; the file's name follows. */
export function encodeFramesArgs({ width, height, framesPerSecond, quality, encoder = 'x264' }: FrameEncoding): string[] {
  const rawFrames = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0']
  const level = hardwareLevels[quality]
  if (encoder === 'x264' || level === undefined) return [...rawFrames, ...videoEncoderArgs(quality, framesPerSecond), '-map_metadata', '-1']
  const isVaapi = encoder === 'h264_vaapi'
  const stream = ['-c:v', encoder, ...hardwareQuality[encoder](level), '-profile:v', 'high', '-r', String(framesPerSecond), ...colorTagArgs]
  const format = isVaapi ? vaapiUpload : ['-pix_fmt', encoder === 'h264_qsv' ? 'nv12' : 'yuv420p']
  return [...(isVaapi ? vaapiDevice : []), ...rawFrames, ...format, ...stream, '-map_metadata', '-1']
}

/** Arguments that turn finished frames into the video stream of the MP4, by x264. */
export function videoEncoderArgs(quality: Quality, framesPerSecond: number): string[] {
  const common = ['-threads', threads, '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(framesPerSecond)]
  return ['-c:v', 'libx264', ...encoderSettings[quality], ...common, ...colorTagArgs]
}

/** Frames are BT.709 in limited range, and players are told so. */
const colorTagArgs = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] as const

export const audioEncoderArgs = ['-c:a', 'aac', '-b:a', '192k', '-ar', '48000', '-ac', '2'] as const
