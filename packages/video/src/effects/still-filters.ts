import type { effects, EffectId } from '@relampago/domain/catalogue'

export type StillEffectId = { [Id in EffectId]: (typeof effects)[Id]['kind'] extends 'still' ? Id : never }[EffectId]

/** Pixels of the picture per pixel of a 1080x1920 frame. */
type Scale = number

export type StillFilter = {
  /**
   * What the filter does to a transparent layer: `surface` keeps its outline, `spread` reaches over
   * it and is filtered with its transparency; `outline` makes sense for the whole scene only.
   */
  on: 'surface' | 'spread' | 'outline'
  /** What becomes of a pixel depends on its own colour and on nothing else. */
  byColor?: true
  /** The pixel format that the filter works in. YUV is BT.709, limited range. */
  space: 'gbrp' | 'yuv444p' | 'yuv420p'
  /** FFmpeg's filter with its arguments; empty when there is nothing to do. */
  filter: (value: number, scale: Scale) => string
  /**
   * Share of the result in the picture, for filters without a strength of their own; 1 by default.
   */
  opacity?: (value: number) => number
  /** How far a `spread` filter reaches, in pixels of the picture. */
  reach?: (value: number, scale: Scale) => number
}

/**
 * How every still effect becomes FFmpeg's filter of its name. Values come in the catalogue's unit.
 */
export const stillFilters = {
  eq: { on: 'surface', byColor: true, space: 'yuv444p', filter: (contrast) => `eq=contrast=${short(contrast)}` },
  hue: { on: 'surface', byColor: true, space: 'yuv444p', filter: (degrees) => `hue=h=${short(degrees)}` },
  // A factor of saturation; the filter takes -1 (grey) to 1 (double), so the long way up from 1 to
  // 5 is squeezed.
  huesaturation: {
    on: 'surface',
    byColor: true,
    space: 'gbrp',
    filter: (factor) => `huesaturation=saturation=${short(factor < 1 ? factor - 1 : (factor - 1) / 4)}:strength=100`,
  },
  // Warm to the right, cold to the left.
  colorbalance: {
    on: 'surface',
    byColor: true,
    space: 'gbrp',
    filter: (warmth) => `colorbalance=rm=${short(warmth)}:bm=${short(-warmth)}:rs=${short(warmth / 2)}:bh=${short(-warmth / 2)}`,
  },
  // Cuts the darkest and the brightest levels off and stretches the rest, 30 % at most at each end.
  colorlevels: { on: 'surface', byColor: true, space: 'gbrp', filter: (levels) => colorLevels((0.3 * levels) / 255) },
  // Deeper shadows and brighter lights, as far as the curve stays one.
  curves: {
    on: 'surface',
    byColor: true,
    space: 'gbrp',
    filter: (bend) => `curves=all='0/0 0.25/${short(0.25 - (0.2 * bend) / 255)} 0.75/${short(0.75 + (0.2 * bend) / 255)} 1/1'`,
  },
  exposure: { on: 'surface', byColor: true, space: 'gbrp', filter: (stops) => `exposure=exposure=${short(stops)}` },
  vibrance: { on: 'surface', byColor: true, space: 'gbrp', filter: (percent) => `vibrance=intensity=${short(percent / 50)}` },
  brightness: { on: 'surface', byColor: true, space: 'yuv444p', filter: (percent) => `eq=brightness=${short(percent * 0.004)}` },
  contrast: { on: 'surface', byColor: true, space: 'yuv444p', filter: (percent) => `eq=contrast=${short(1 + percent / 100)}` },
  saturation: { on: 'surface', byColor: true, space: 'yuv444p', filter: (percent) => `eq=saturation=${short(1 + percent / 50)}` },
  gamma: { on: 'surface', byColor: true, space: 'yuv444p', filter: (percent) => `eq=gamma=${short(1 + percent * 0.015)}` },
  boxblur: { on: 'spread', space: 'gbrp', filter: (radius, scale) => boxBlur(Math.round(radius * scale)), reach: (radius, scale) => radius * scale },
  // Three passes come near to a Gaussian; one alone has a sharp tip.
  gblur: { on: 'spread', space: 'gbrp', filter: (sigma, scale) => `gblur=sigma=${short(sigma * scale)}:steps=3`, reach: (sigma, scale) => 3 * sigma * scale },
  avgblur: {
    on: 'spread',
    space: 'gbrp',
    filter: (radius, scale) => (radius * scale < 1 ? '' : `avgblur=sizeX=${Math.round(radius * scale)}`),
    reach: (radius, scale) => radius * scale,
  },
  dblur: {
    on: 'spread',
    space: 'gbrp',
    filter: (radius, scale) => (radius * scale < 1 ? '' : `dblur=angle=45:radius=${short(radius * scale)}`),
    reach: (radius, scale) => 3 * radius * scale,
  },
  // The filter goes to 5 px; three passes make that visible at the full size.
  smartblur: {
    on: 'surface',
    space: 'yuv444p',
    filter: (radius, scale) => repeat(smartBlur(Math.min(5, Math.max(0.5, (radius / 20) * scale))), radius > 0 ? 3 : 0),
  },
  // Its strength is a variance: below it pixels are texture and blurred, above it they are edges
  // and kept.
  yaepblur: {
    on: 'spread',
    space: 'gbrp',
    filter: (radius, scale) => `yaepblur=radius=${Math.round(radius * scale)}:sigma=${Math.round(128 + 30 * radius)}:planes=15`,
    reach: (radius, scale) => radius * scale,
  },
  // The filter's strength ends at 5; its matrix is 7 px wide at full size.
  unsharp: { on: 'surface', space: 'yuv444p', filter: (strength, scale) => unsharp(strength / 2, oddBetween(7 * scale, 3, 23)) },
  cas: { on: 'surface', space: 'gbrp', filter: (strength) => repeat(`cas=strength=${short(strength)}`, strength > 0 ? 2 : 0) },
  // Its lines are one pixel wide; at full size they need to be three to be seen on a phone.
  edgedetect: {
    on: 'outline',
    space: 'gbrp',
    filter: (_, scale) => ['edgedetect=mode=wires:low=0.04:high=0.1', repeat('dilation', Math.round(scale))].filter((part) => part !== '').join(','),
    opacity: (share) => share,
  },
  // Drawn edges are softer than those of photographs; the factors bring the three to like
  // brightness.
  sobel: { on: 'outline', space: 'gbrp', filter: () => 'sobel=scale=2', opacity: (share) => share },
  prewitt: { on: 'outline', space: 'gbrp', filter: () => 'prewitt=scale=2.5', opacity: (share) => share },
  roberts: { on: 'outline', space: 'gbrp', filter: () => 'roberts=scale=6', opacity: (share) => share },
  monochrome: { on: 'surface', byColor: true, space: 'yuv444p', filter: () => 'monochrome', opacity: (share) => share },
  posterize: { on: 'surface', space: 'gbrp', filter: (colors) => `elbg=codebook_length=${Math.round(colors)}:seed=1` },
  negate: { on: 'surface', byColor: true, space: 'gbrp', filter: (on) => (on >= 0.5 ? 'negate' : '') },
  // Reds and yellows warmer, blues and cyans deeper, greys a little golden.
  selectivecolor: { on: 'surface', byColor: true, space: 'gbrp', filter: (percent) => selectiveColor(percent / 100) },
  // A smaller search window than the filter's own 15 costs a third and looks the same on pictures
  // of this size.
  nlmeans: { on: 'surface', space: 'yuv420p', filter: (percent) => (percent > 0 ? `nlmeans=s=${short(Math.max(1, percent * 0.3))}:p=5:r=9` : '') },
  removegrain: { on: 'surface', space: 'gbrp', filter: (percent) => removeGrain(percent) },
  fftdnoiz: { on: 'surface', space: 'yuv444p', filter: (percent) => (percent > 0 ? `fftdnoiz=sigma=${short(percent * 0.3)}` : '') },
  // With hardly any strength over time: a still picture has no frame before it, and the filter
  // would hold on to the unfiltered one.
  hqdn3d: { on: 'surface', space: 'yuv444p', filter: (percent) => (percent > 0 ? `hqdn3d=${short(percent * 0.5)}:${short(percent * 0.4)}:0.01:0.01` : '') },
  // Green takes the place of red, blue that of green, red that of blue; planes are listed as G, B,
  // R.
  shuffleplanes: { on: 'surface', byColor: true, space: 'gbrp', filter: () => 'shuffleplanes=1:2:0', opacity: (percent) => percent / 100 },
} as const satisfies Record<StillEffectId, StillFilter>

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
