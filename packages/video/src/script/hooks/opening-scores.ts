import type { OpeningStyle } from '@relampago/domain/catalogue'

/**
 * What makes a first sentence better or worse than another. A point is about what one more concrete
 * word is worth to a viewer who decides within a second whether to stay.
 *
 * - `gap`: what the sentence leaves open. A belief that turns out wrong holds best, because the
 *   viewer has an answer already; then a question that the next sentence answers; a number or a
 *   year waits for its meaning; a promise only says that something will come, and a sentence about
 *   nothing but the theme leaves nothing open.
 * - `figure`, `thing`, `name`: something that can be seen or counted. A thing is one that the
 *   fact's author named as filmable; the theme does not count, since the picture shows it anyway.
 * - `smallNumber`: a number that opens the video alone ("4 dedos. Estou falando...") must be one to
 *   wonder at: three digits or more, a share, money, degrees, millions.
 * - `viewer`: "você" makes it a conversation, but is worth less than a thing: it fits everything.
 * - `hinted`: the person's own added word ("especial" in "café especial"), which outweighs any
 *   quality of wording. `asked`: the kind of opening that the theme's words call for ("mitos",
 *   "5 curiosidades", "como").
 * - `typed`: the person's own question is the best opening of all.
 * - `authorsFirst`: the author would tell this fact before the others.
 * - `extraWord`: for each word above eight; four or five more seconds than these cost viewers.
 * - `topicColon`: "Café: ..." is a heading read aloud.
 * - `givesAway`: a hook that says the whole of its answer leaves no reason to stay.
 * - `generic`: it leads to no fact and counts none, so it would fit any theme: the last resort.
 */
export const openingScores = {
  gap: { contradiction: 3.5, question: 3, you: 3, number: 2.5, story: 2, promise: 1.5, plain: 0 } satisfies Record<OpeningStyle, number>,
  figure: 1.5,
  smallNumber: -2.5,
  thing: 1.5,
  name: 1,
  viewer: 1,
  hinted: 4,
  asked: 4.5,
  typed: 12,
  authorsFirst: 1,
  extraWord: -0.4,
  topicColon: -3,
  givesAway: -6,
  generic: -5,
} as const

/** Openings whose scores are this near are equally good: the seed decides between them. */
export const nearTie = 1.5
/** Words that cost nothing. */
export const freeWords = 8
