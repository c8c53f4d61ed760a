/** FFmpeg's H.264 encoders of graphics hardware, the ones to be preferred first. */
export const hardwareEncoders = ['h264_nvenc', 'h264_qsv', 'h264_vaapi', 'h264_videotoolbox'] as const
export type HardwareEncoder = (typeof hardwareEncoders)[number]
/** What makes the video stream of an MP4. */
export type VideoEncoder = HardwareEncoder | 'x264'
