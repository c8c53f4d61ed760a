/**
 * Who wrote a script. `facts`: the library of reviewed facts; `encyclopedia`: facts of an
 * encyclopedia; `model`: a language model, from such facts; `product`: data of the product page;
 * `structure`: questions and actions, no facts known; `none`: photos in motion, nothing is said.
 */
export const scriptWriters = ['facts', 'encyclopedia', 'model', 'product', 'structure', 'none'] as const
export type WriterId = (typeof scriptWriters)[number]
