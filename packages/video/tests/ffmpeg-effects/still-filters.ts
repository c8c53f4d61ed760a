import type { StillEffectId } from '@relampago/compositor'

/** Pixels of the picture per pixel of a 1080x1920 frame. */
type Scale = number

export type StillFilter = {
  /** The pixel format that the filter works in. YUV is BT.709, limited range. */
  space: 'gbrp' | 'yuv444p' | 'yuv420p'
  /** FFmpeg's filter with its arguments; empty when there is nothing to do. */
  filter: (value: number, scale: Scale) => string
  /**
   * Share of the result in the picture, for filters without a strength of their own; 1 by default.
   */
  opacity?: (value: number) => number
}

/**
 * How every still effect becomes FFmpeg's filter of its name. Values come in the catalogue's unit.
 */
export const stillFilters = {
  eq: { space: 'yuv444p', filter: (contrast) => `eq=contrast=${short(contrast)}` },
  hue: { space: 'yuv444p', filter: (degrees) => `hue=h=${short(degrees)}` },
  // A factor of saturation; the filter takes -1 (grey) to 1 (double), so the long way up from 1 to
  // 5 is squeezed.
  huesaturation: {
    space: 'gbrp',
    filter: (factor) => `huesaturation=saturation=${short(factor < 1 ? factor - 1 : (factor - 1) / 4)}:strength=100`,
  },
  // Warm to the right, cold to the left.
  colorbalance: {
    space: 'gbrp',
    filter: (warmth) => `colorbalance=rm=${short(warmth)}:bm=${short(-warmth)}:rs=${short(warmth / 2)}:bh=${short(-warmth / 2)}`,
  },
  // Cuts the darkest and the brightest levels off and stretches the rest, 30 % at most at each end.
  colorlevels: { space: 'gbrp', filter: (levels) => colorLevels((0.3 * levels) / 255) },
  // Deeper shadows and brighter lights, as far as the curve stays one.
  curves: {
    space: 'gbrp',
    filter: (bend) => `curves=all='0/0 0.25/${short(0.25 - (0.2 * bend) / 255)} 0.75/${short(0.75 + (0.2 * bend) / 255)} 1/1'`,
  },
  exposure: { space: 'gbrp', filter: (stops) => `exposure=exposure=${short(stops)}` },
  vibrance: { space: 'gbrp', filter: (percent) => `vibrance=intensity=${short(percent / 50)}` },
  brightness: { space: 'yuv444p', filter: (percent) => `eq=brightness=${short(percent * 0.004)}` },
  contrast: { space: 'yuv444p', filter: (percent) => `eq=contrast=${short(1 + percent / 100)}` },
  saturation: { space: 'yuv444p', filter: (percent) => `eq=saturation=${short(1 + percent / 50)}` },
  gamma: { space: 'yuv444p', filter: (percent) => `eq=gamma=${short(1 + percent * 0.015)}` },
  boxblur: { space: 'gbrp', filter: (radius, scale) => boxBlur(Math.round(radius * scale)) },
  // Three passes come near to a Gaussian; one alone has a sharp tip.
  gblur: { space: 'gbrp', filter: (sigma, scale) => `gblur=sigma=${short(sigma * scale)}:steps=3` },
  avgblur: {
    space: 'gbrp',
    filter: (radius, scale) => (radius * scale < 1 ? '' : `avgblur=sizeX=${Math.round(radius * scale)}`),
  },
  dblur: {
    space: 'gbrp',
    filter: (radius, scale) => (radius * scale < 1 ? '' : `dblur=angle=45:radius=${short(radius * scale)}`),
  },
  // The filter goes to 5 px; three passes make that visible at the full size.
  smartblur: {
    space: 'yuv444p',
    filter: (radius, scale) => repeat(smartBlur(Math.min(5, Math.max(0.5, (radius / 20) * scale))), radius > 0 ? 3 : 0),
  },
  // Its strength is a variance: below it pixels are texture and blurred, above it they are edges
  // and kept.
  yaepblur: {
    space: 'gbrp',
    filter: (radius, scale) => `yaepblur=radius=${Math.round(radius * scale)}:sigma=${Math.round(128 + 30 * radius)}:planes=15`,
  },
  // The filter's strength ends at 5; its matrix is 7 px wide at full size.
  unsharp: { space: 'yuv444p', filter: (strength, scale) => unsharp(strength / 2, oddBetween(7 * scale, 3, 23)) },
  cas: { space: 'gbrp', filter: (strength) => repeat(`cas=strength=${short(strength)}`, strength > 0 ? 2 : 0) },
  // Its lines are one pixel wide; at full size they need to be three to be seen on a phone.
  edgedetect: {
    space: 'gbrp',
    filter: (_, scale) => ['edgedetect=mode=wires:low=0.04:high=0.1', repeat('dilation', Math.round(scale))].filter((part) => part !== '').join(','),
    opacity: (share) => share,
  },
  // Drawn edges are softer than those of photographs; the factors bring the three to like
  // brightness.
  sobel: { space: 'gbrp', filter: () => 'sobel=scale=2', opacity: (share) => share },
  prewitt: { space: 'gbrp', filter: () => 'prewitt=scale=2.5', opacity: (share) => share },
  roberts: { space: 'gbrp', filter: () => 'roberts=scale=6', opacity: (share) => share },
  monochrome: { space: 'yuv444p', filter: () => 'monochrome', opacity: (share) => share },
  posterize: { space: 'gbrp', filter: (colors) => `elbg=codebook_length=${Math.round(colors)}:seed=1` },
  negate: { space: 'gbrp', filter: (on) => (on >= 0.5 ? 'negate' : '') },
  // Reds and yellows warmer, blues and cyans deeper, greys a little golden.
  selectivecolor: { space: 'gbrp', filter: (percent) => selectiveColor(percent / 100) },
  // A smaller search window than the filter's own 15 costs a third and looks the same on pictures
  // of this size.
  nlmeans: { space: 'yuv420p', filter: (percent) => (percent > 0 ? `nlmeans=s=${short(Math.max(1, percent * 0.3))}:p=5:r=9` : '') },
  removegrain: { space: 'gbrp', filter: (percent) => removeGrain(percent) },
  fftdnoiz: { space: 'yuv444p', filter: (percent) => (percent > 0 ? `fftdnoiz=sigma=${short(percent * 0.3)}` : '') },
  // With hardly any strength over time: a still picture has no frame before it, and the filter
  // would hold on to the unfiltered one.
  hqdn3d: { space: 'yuv444p', filter: (percent) => (percent > 0 ? `hqdn3d=${short(percent * 0.5)}:${short(percent * 0.4)}:0.01:0.01` : '') },
  // Green takes the place of red, blue that of green, red that of blue; planes are listed as G, B,
  // R.
  shuffleplanes: { space: 'gbrp', filter: () => 'shuffleplanes=1:2:0', opacity: (percent) => percent / 100 },
  sepia: { space: 'gbrp', filter: () => `colorchannelmixer=${sepiaMix}`, opacity: (share) => share },
} as const satisfies Record<StillEffectId, StillFilter>

/** Red, green and blue of the result, each from red, green, blue and alpha. */
const sepiaMix = '.393:.769:.189:0:.349:.686:.168:0:.272:.534:.131'

function short(value: number): string {
  return String(Number(value.toFixed(4)))
}

function repeat(filter: string, times: number): string {
  return Array.from({ length: times }, () => filter).join(',')
}

function oddBetween(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, 2 * Math.round((value - 1) / 2) + 1))
}

function colorLevels(cut: number): string {
  const ends = ['r', 'g', 'b'].map((channel) => `${channel}imin=${short(cut)}:${channel}imax=${short(1 - cut)}`)
  return `colorlevels=${ends.join(':')}`
}

function boxBlur(radius: number): string {
  // The same radius for all planes; FFmpeg refuses one that reaches over half of the picture.
  const within = `'min(${radius},floor((min(w,h)-1)/2))'`
  return radius < 1 ? '' : `boxblur=lr=${within}:lp=1:cr=${within}:cp=1:ar=${within}:ap=1`
}

function smartBlur(radius: number): string {
  return `smartblur=lr=${short(radius)}:ls=1:lt=0:cr=${short(radius)}:cs=1:ct=0`
}

function unsharp(amount: number, size: number): string {
  return `unsharp=lx=${size}:ly=${size}:la=${short(amount)}`
}

function selectiveColor(strength: number): string {
  const of = (...shares: number[]) => `'${shares.map((share) => short(share * strength)).join(' ')}'`
  return `selectivecolor=reds=${of(-0.6, 0.2, 0.5, 0)}:yellows=${of(-0.5, 0, 0.4, 0)}:cyans=${of(0.7, 0.1, -0.4, 0.1)}:blues=${of(0.6, 0.3, -0.5, 0.15)}:neutrals=${of(-0.15, 0, 0.25, 0)}`
}

/**
 * The filter knows only kinds of cleaning, from a gentle clip to the mean of all neighbours; each
 * quarter of the range takes the next.
 */
const grainModes = [1, 4, 11, 20] as const
function removeGrain(percent: number): string {
  if (percent <= 0) return ''
  const mode = grainModes[Math.min(3, Math.ceil(percent / 25) - 1)] ?? 1
  return repeat(`removegrain=m0=${mode}:m1=${mode}:m2=${mode}`, 2)
}
