import { oklch } from './color.ts'

export const looks = ['mesh', 'grid', 'pop', 'paper'] as const
/** How a picture is drawn: soft studio light, dark technical, loud comic, cut paper. */
export type Look = (typeof looks)[number]

/** Hues in degrees (OKLCH) that a whole video keeps to. */
export type Scheme = {
  /** Colours nearly everything. */
  hue: number
  /** A neighbour within 60 degrees; the far end of gradients. Opposite hues would meet in grey. */
  second: number
  /** The one loud colour: labels, figures, steps. */
  accentHue: number
}

/** The colours of one look of a scheme, as CSS. */
export type Palette = Scheme & {
  isDark: boolean
  /** From the top of the background to its foot. */
  top: string
  middle: string
  foot: string
  glow: string
  secondGlow: string
  accent: string
  /** Text on the accent. */
  onAccent: string
  /** Large type on the background. */
  ink: string
  /** Thin lines on the background. */
  line: string
  /** Cards and panels, and type on them. */
  panel: string
  panelShade: string
  onPanel: string
  onPanelSoft: string
}

/** Halfway on the shorter way around the circle. */
function hueBetween(one: number, other: number): number {
  const turn = ((other - one + 540) % 360) - 180
  return one + turn / 2
}

/** Browns and oranges look muddy when dark and colourful at once. */
function isWarm(hue: number): boolean {
  return hue > 20 && hue < 110
}

export function paletteOf(look: Look, scheme: Scheme): Palette {
  const panels = {
    panel: oklch(0.99, 0.006, scheme.hue),
    panelShade: oklch(0.955, 0.022, scheme.hue),
    onPanel: oklch(0.25, 0.06, scheme.hue),
    onPanelSoft: oklch(0.52, 0.05, scheme.hue),
  }
  switch (look) {
    case 'mesh':
      return { ...scheme, ...panels, ...meshColors(scheme) }
    case 'grid':
      return { ...scheme, ...panels, ...gridColors(scheme) }
    case 'pop':
      return { ...scheme, ...panels, ...popColors(scheme) }
    case 'paper':
      return { ...scheme, ...panels, ...paperColors(scheme) }
  }
}

type LookColors = Omit<Palette, keyof Scheme | 'panel' | 'panelShade' | 'onPanel' | 'onPanelSoft'>

function meshColors({ hue, second, accentHue }: Scheme): LookColors {
  const warm = isWarm(hue)
  return {
    isDark: true,
    top: warm ? oklch(0.5, 0.135, hue - 6) : oklch(0.48, 0.17, hue),
    middle: warm ? oklch(0.38, 0.105, hue - 10) : oklch(0.36, 0.145, hue),
    foot: oklch(0.17, 0.055, hue - 8),
    glow: warm ? oklch(0.72, 0.165, second) : oklch(0.68, 0.2, second),
    secondGlow: warm ? oklch(0.82, 0.14, hue + 22) : oklch(0.76, 0.15, hueBetween(hue, second)),
    accent: oklch(0.86, 0.17, accentHue),
    onAccent: oklch(0.24, 0.06, accentHue),
    ink: oklch(0.99, 0.012, hue),
    line: 'rgba(255,255,255,0.14)',
  }
}

function gridColors({ hue, second, accentHue }: Scheme): LookColors {
  return {
    isDark: true,
    top: oklch(0.2, 0.075, hue),
    middle: oklch(0.26, 0.11, hue),
    foot: oklch(0.12, 0.04, hue),
    glow: oklch(0.63, 0.23, second),
    secondGlow: oklch(0.8, 0.16, isWarm(second) ? second + 16 : hueBetween(hue, second)),
    accent: oklch(0.88, 0.19, accentHue),
    onAccent: oklch(0.2, 0.05, accentHue),
    ink: oklch(0.99, 0.01, hue),
    line: oklch(0.8, 0.12, second, 0.22),
  }
}

function popColors({ hue, second, accentHue }: Scheme): LookColors {
  return {
    isDark: false,
    top: oklch(0.72, 0.2, second),
    middle: oklch(0.66, 0.215, hue),
    foot: oklch(0.55, 0.215, hue),
    glow: oklch(0.86, 0.14, second),
    secondGlow: oklch(0.78, 0.18, second),
    accent: oklch(0.9, 0.18, accentHue),
    onAccent: oklch(0.22, 0.06, accentHue),
    ink: '#ffffff',
    line: 'rgba(255,255,255,0.3)',
  }
}

function paperColors({ hue, second, accentHue }: Scheme): LookColors {
  return {
    isDark: false,
    top: oklch(0.965, 0.022, hue),
    middle: oklch(0.95, 0.03, hue),
    foot: oklch(0.9, 0.055, hue),
    glow: oklch(0.84, 0.115, second),
    secondGlow: oklch(0.72, 0.165, hue),
    // Yellow is invisible on cream and brown when darkened: warm accents turn to vermilion.
    accent: isWarm(accentHue) ? oklch(0.66, 0.2, 35) : oklch(0.62, 0.2, accentHue),
    onAccent: '#ffffff',
    ink: oklch(0.3, 0.1, hue),
    line: oklch(0.55, 0.08, hue, 0.13),
  }
}
