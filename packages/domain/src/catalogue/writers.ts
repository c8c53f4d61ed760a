/**
 * Who wrote a script. `facts`: the library of reviewed facts; `product`: data of the product page;
 * `structure`: questions and actions, no facts known; `none`: photos in motion, nothing is said.
 */
export const scriptWriters = ['facts', 'product', 'structure', 'none'] as const
export type WriterId = (typeof scriptWriters)[number]
