import type { StillEffectId } from '../still-effect.ts'
import type { AreaDrawing, StillRoom } from './still-drawing.ts'

/** Denoisers, and what smooths within edges. */
export const cleaningDrawings = {
  // Three passes make so small a radius visible at the full size.
  smartblur: {
    by: 'area',
    on: 'surface',
    space: 'yuv',
    draw: (room, radius) => {
      for (let pass = 0; pass < (radius > 0 ? 3 : 0); pass += 1) blur(room, Math.min(5, Math.max(0.5, (radius / 20) * room.scale)))
    },
  },
  nlmeans: {
    by: 'area',
    on: 'surface',
    space: 'yuv',
    draw: (room, percent) => {
      if (percent > 0) averageAlike(room, Math.max(1, percent * 0.3))
    },
  },
  removegrain: { by: 'area', on: 'surface', space: 'rgb', draw: removeGrain },
  fftdnoiz: {
    by: 'area',
    on: 'surface',
    space: 'yuv',
    draw: (room, percent) => {
      if (percent > 0) weakenWaves(room, percent * 0.3)
    },
  },
  hqdn3d: {
    by: 'area',
    on: 'surface',
    space: 'yuv',
    draw: (room, percent) => {
      if (percent > 0) smooth(room, [percent * 0.5, percent * 0.4, percent * 0.4])
    },
  },
} as const satisfies Partial<Record<StillEffectId, AreaDrawing>>

/** A Gaussian that ends at one and a half times its radius. */
function blur({ kernels, memory, planes, width, height, scratch }: StillRoom, radius: number): void {
  const half = Math.floor(radius * 3 + 0.5) >> 1
  const shares = Array.from({ length: half + 1 }, (_, at) => Math.exp((-at * at) / (2 * radius * radius)))
  const sum = shares.reduce((total, share) => total + 2 * share, -1)
  const weights = Uint16Array.from(shares, (share) => Math.round((share / sum) * kernelOne))
  // Rounding must not make the picture brighter or darker.
  weights[0] = kernelOne - 2 * weights.subarray(1).reduce((total, weight) => total + weight, 0)
  const kernel = scratch(weights.byteLength)
  const room = scratch(2 * width * height + 16)
  memory.view(kernel, weights.byteLength).set(new Uint8Array(weights.buffer))
  for (const plane of planes) kernels.blurByKernel(plane, width, height, kernel, half, room)
}

const kernelOne = 1 << 15

/**
 * From a gentle clip to the mean of all neighbours; each quarter of the range takes the next.
 * Numbers are those of the `removegrain` family of filters.
 */
const grainKinds = [1, 4, 11, 20] as const

function removeGrain({ kernels, planes, width, height, scratch }: StillRoom, percent: number): void {
  if (percent <= 0) return
  const kind = grainKinds[Math.min(3, Math.ceil(percent / 25) - 1)] ?? 1
  const room = scratch(width * height)
  for (const plane of planes) {
    kernels.removeGrain(plane, width, height, room, kind)
    kernels.removeGrain(room, width, height, plane, kind)
  }
}

/** A weight falls to a quarter where samples differ by `strength` levels. */
function smooth({ kernels, memory, planes, width, height, scratch }: StillRoom, strengths: readonly number[]): void {
  const room = scratch(changeSteps * 2)
  planes.forEach((plane, at) => {
    memory.view(room, changeSteps * 2).set(new Uint8Array(changesOf(strengths[at] ?? 0).buffer))
    kernels.smoothAlong(plane, width, height, room)
  })
}

const stepsPerLevel = 16
const changeSteps = 2 * 256 * stepsPerLevel

/** For each difference, in sixteenths of a level, how far a sample moves, in 256ths of a level. */
function changesOf(strength: number): Int16Array<ArrayBuffer> {
  const power = Math.log(0.25) / Math.log(1 - Math.min(strength, 252) / 255 - 0.00001)
  return Int16Array.from({ length: changeSteps }, (_, at) => {
    const difference = (at - changeSteps / 2 + 0.5) / stepsPerLevel
    return Math.round(Math.max(0, 1 - Math.abs(difference) / 255) ** power * difference * 256)
  })
}

/** Chroma has half the size, as in video. */
function averageAlike({ kernels, planes: [luma, ...chroma], width, height, scratch }: StillRoom, strength: number): void {
  const decay = 1 / (strength * 10) ** 2
  const rows = 4 * (width + 8) * height + 16
  const room = [scratch((width + 12) * (height + 12)), scratch(rows), scratch(rows)] as const
  kernels.cleanByMeans(luma, width, height, decay, ...room)
  const half = [Math.ceil(width / 2), Math.ceil(height / 2)] as const
  const small = scratch(half[0] * half[1])
  for (const plane of chroma) {
    kernels.halve8(plane, width, height, small, room[1])
    kernels.cleanByMeans(small, ...half, decay, ...room)
    kernels.double8(small, width, height, plane, room[1])
  }
}

function weakenWaves({ kernels, memory, planes, width, height, scratch }: StillRoom, power: number): void {
  const out = scratch(width * height)
  for (const plane of planes) {
    kernels.cleanByWaves(plane, width, height, out, power)
    memory.view(plane, width * height).set(memory.view(out, width * height))
  }
}
