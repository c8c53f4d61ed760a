import { shuffledOrder } from './effect-order.ts'
import { type Drawn, copyFrame, type EffectRoom, framePlanes, planePairs, scaledPixels } from './effect-room.ts'
import type { Address } from './memory.ts'
import { planeBytes } from './still.ts'

/** Blocks of `value` pixels. */
export function pixelize(room: EffectRoom, { frame, value }: Drawn): void {
  drawBlocks(room, frame, scaledPixels(room, value))
}

/** What the block kernel can sum up. */
const largestHalfBlock = 128

/** In blocks of so many pixels; a block of less than a pixel and a half changes nothing. */
function drawBlocks(room: EffectRoom, frame: Address, blockSize: number): void {
  if (blockSize < 1.5) return
  for (const { address, width, height, spacing } of framePlanes(room, frame)) {
    room.kernels.blockMeans(address, width, height, halfBlock(blockSize), 3 - spacing)
  }
}

function halfBlock(blockSize: number): number {
  return Math.min(largestHalfBlock, Math.max(1, blockSize / 2))
}

/** Tiles with joints and lit edges, from small to large; below a fifth they fade in. */
export function mosaic(room: EffectRoom, { frame, value }: Drawn): void {
  if (value <= 0) return
  const original = copyFrame(room, frame)
  const size = Math.max(6, scaledPixels(room, 20 + 44 * value))
  drawBlocks(room, frame, size)
  const joint = Math.max(1, Math.round(size / 20))
  const bevel = Math.max(1, Math.round(size / 7))
  room.kernels.carveTiles(frame, room.width, room.height, halfBlock(size), joint, bevel)
  if (value < 0.2) room.kernels.mixTowards(frame, original, planeBytes(room), Math.round(128 * (1 - 5 * value)))
}

/** Side of the squares that change places, at full size. */
const shuffledSquare = 60

/**
 * `value` percent of the picture's squares change places, always the same ones: FFmpeg's block mode
 * with a fixed seed, on part of the blocks. Every size of frame has as many squares; a strip at the
 * right and bottom that is left over stays.
 */
export function shufflePixels(room: EffectRoom, { frame, value }: Drawn): void {
  const wanted = scaledPixels(room, shuffledSquare)
  const columns = Math.max(1, Math.round(room.width / wanted))
  const rows = Math.max(1, Math.round(room.height / wanted))
  const half = Math.floor(Math.min(room.width / columns, room.height / rows) / 2)
  const order = shuffledOrder(columns * rows, value / 100)
  const orderAt = room.take('order', order.byteLength)
  room.memory.view(orderAt, order.byteLength).set(new Uint8Array(order.buffer))
  const copy = framePlanes(room, copyFrame(room, frame))
  for (const [source, { address, width, spacing }] of planePairs(copy, framePlanes(room, frame))) {
    room.kernels.moveBlocks(source.address, address, width, (2 * half) / spacing, columns, rows, orderAt)
  }
}
