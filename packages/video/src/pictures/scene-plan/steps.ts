/** A thing in words of its sentence, with its icon where one certainly shows it. */
export type NamedThing = { text: string; icon: string | null }

/** Orders, recipes, quotes, talks and parts of things. */
export type StepLayout =
  /** Three to five things in a row. */
  | { kind: 'list'; title: string; items: readonly NamedThing[] }
  /** Who holds which place (1 to 3) of what. */
  | { kind: 'ranking'; what: string; places: readonly (NamedThing & { place: 1 | 2 | 3 })[] }
  | { kind: 'before-after'; label: string; before: NamedThing; after: NamedThing }
  /** `wrong` is struck out, `right` stands in its place. */
  | { kind: 'correction'; label: string; wrong: string; right: string }
  /** `isExact` for quoted words; otherwise they are reported. The portions are spoken in order. */
  | { kind: 'quote'; portions: readonly string[]; by: string; isExact: boolean }
  /** While `answer` is `null`, it is being written. */
  | { kind: 'dialogue'; question: string; answer: string | null }
  | { kind: 'recipe'; title: string; items: readonly (NamedThing & { amount: string })[] }
  /** What follows from what; `isCycle` leads from the last back to the first. */
  | { kind: 'chain'; boxes: readonly NamedThing[]; isCycle: boolean }
  | { kind: 'anatomy'; whole: string; parts: readonly string[] }
  | { kind: 'contrast'; one: NamedThing; other: NamedThing }
