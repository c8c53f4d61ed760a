/** `wizard`: the choices of the generator. `order`: one that was sent and has no reply yet. */
export const draftKinds = ['wizard', 'order'] as const
export type DraftKind = (typeof draftKinds)[number]
