/** A photo of what the sentence says: on a card of the look, or behind everything. */
export type PhotoLayout = { kind: 'photo'; form: 'framed' | 'full'; label: string }
