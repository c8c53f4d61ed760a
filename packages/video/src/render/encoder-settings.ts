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
 * large to post. Two are never sold: `yardstick` is plain veryfast, which speed is compared with,
 * and `master` keeps nearly every detail, so that other settings can be measured on the frames as
 * they were drawn.
 */
const encoderSettings = {
  standard: [...fast, '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'],
  high: [...fast, '-crf', '17', '-maxrate', '11M', '-bufsize', '10M'],
  yardstick: ['-preset', 'veryfast', '-crf', '20', '-maxrate', '10M', '-bufsize', '20M'],
  master: ['-preset', 'ultrafast', '-crf', '2'],
} as const
/** Fixed, because x264's output depends on it; four keep two cores busy while frames are drawn. */
const threads = '4'
export type Quality = keyof typeof encoderSettings

/** Arguments that turn finished frames into the video stream of the MP4. */
export function videoEncoderArgs(quality: Quality, framesPerSecond: number): string[] {
  const common = ['-threads', threads, '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-r', String(framesPerSecond)]
  return ['-c:v', 'libx264', ...encoderSettings[quality], ...common, ...colorTagArgs]
}

/** Frames are BT.709 in limited range, and players are told so. */
const colorTagArgs = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] as const

export const audioEncoderArgs = ['-c:a', 'aac', '-b:a', '192k', '-ar', '48000', '-ac', '2'] as const
