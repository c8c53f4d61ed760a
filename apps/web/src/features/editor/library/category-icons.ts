import type { EffectCategory, TransitionFamily } from '@relampago/domain/catalogue'
import {
  Aperture,
  Blend,
  Blinds,
  Brush,
  Circle,
  Clapperboard,
  Droplet,
  Focus,
  MoveRight,
  Palette,
  RectangleHorizontal,
  Ruler,
  ScanLine,
  Tornado,
  Tv,
  WandSparkles,
  Waves,
  type LucideIcon,
} from 'lucide-react'

/** The icons of the interface; the emoji of the catalogue are for clients of the API. */
export const effectIcons = {
  color: Palette,
  blur: Droplet,
  sharpen: Focus,
  geometry: Ruler,
  style: Brush,
  noise: Tv,
  special: WandSparkles,
  extra: Aperture,
} satisfies Record<EffectCategory, LucideIcon>

export const transitionIcons = {
  basic: Blend,
  wipe: Blinds,
  slide: MoveRight,
  reveal: ScanLine,
  circular: Circle,
  rectangular: RectangleHorizontal,
  smooth: Waves,
  special: Tornado,
  extra: Clapperboard,
} satisfies Record<TransitionFamily, LucideIcon>
