import type { Box } from '../drawing/shapes.ts'

export type ClipForm = 'full' | 'framed'

/** Where a clip is seen in the frame of 1080x1920; even numbers, as 4:2:0 wants. */
export const clipWindows = {
  full: { x: 0, y: 0, width: 1080, height: 1920 },
  framed: { x: 158, y: 312, width: 764, height: 836 },
} as const satisfies Record<ClipForm, Box>
