/**
 * Alternatives of a pattern without its frame, as `day|days?`: patterns that read texts of any
 * language join those of all languages. Folded (lower case without accents) where nothing else is
 * said.
 */
export type Alternatives = string
