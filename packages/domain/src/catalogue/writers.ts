/** Who wrote a script. `facts`: the library of reviewed facts; `product`: data of the product page; `structure`: questions and actions, no facts known. */
export const scriptWriters = ['facts', 'product', 'structure'] as const
export type ScriptWriter = (typeof scriptWriters)[number]
