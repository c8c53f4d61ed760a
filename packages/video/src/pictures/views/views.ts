import type { DrawnLayer, SceneParts } from '../layouts/scene.ts'

/** How one kind of layout is drawn, from back to front. */
export type View<Drawn> = {
  draw: (scene: SceneParts & { layout: Drawn }) => DrawnLayer[]
  /** Icons that it always shows, besides those that its plan names. */
  fixedIcons?: readonly string[]
  /** Icons that its own data names. */
  icons?: (layout: Drawn) => readonly string[]
}

/** One view for each kind of a group of layouts. */
export type Views<Group extends { kind: string }> = { [Kind in Group['kind']]: View<Extract<Group, { kind: Kind }>> }
