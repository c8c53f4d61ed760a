/**
 * Kinds of first sentences: a question that is answered at once, one put to the viewer, a number or
 * a year that waits for its meaning, a belief that turns out wrong, a count of what is told, and
 * one that names the theme alone.
 */
export const openingStyles = ['question', 'you', 'number', 'story', 'contradiction', 'promise', 'plain'] as const
export type OpeningStyle = (typeof openingStyles)[number]
