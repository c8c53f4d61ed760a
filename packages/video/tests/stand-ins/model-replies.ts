/** What the prompt gives, as the stand-in reads it. */
export type Order = {
  theme: string
  language: string
  sentences: { from: number; to: number }
  facts: { number: number; text: string; mustBeSaid?: boolean }[]
  wishes: string[]
  faults?: string[]
}

export type ReplyMode =
  /** Says the given facts and nothing else. */
  | 'honest'
  /** Right facts, wrong numbers; right facts, foreign names. */
  | 'numbers'
  | 'names'
  /** Plain statements without number and name that no fact holds. */
  | 'silly'
  /** Does what a text of the material tells a model to do. */
  | 'obeying'
  | 'wrong-language'
  | 'too-long'
  | 'invalid'
  | 'empty'
  /** Wrong numbers first; honest when it is told its faults. */
  | 'mending'
  /** Leaves the end out of the person's own sentences; of all sentences. */
  | 'forgetful'
  | 'cutting'

type Line = { text: string; facts: number[] }

export function replyOf(mode: ReplyMode, order: Order): string {
  if (mode === 'invalid') return 'I am sorry, [I cannot {answer} this'
  if (mode === 'empty') return ''
  if (mode === 'mending') return replyOf(order.faults === undefined ? 'numbers' : 'honest', order)
  const told = order.facts.filter(({ mustBeSaid }) => mustBeSaid === true)
  const others = order.facts.filter(({ mustBeSaid }) => mustBeSaid !== true)
  const chosen = [...told, ...others].slice(0, Math.max(told.length, order.sentences.to))
  const lines = chosen.map(({ number, text, mustBeSaid }): Line => {
    const change = mode === 'forgetful' && mustBeSaid === true ? changes.cutting : changes[mode]
    return { text: change(text, order), facts: [number] }
  })
  const first = lines[0] ?? { text: '', facts: [] }
  return JSON.stringify({ hook: { text: changes[mode](`${order.theme}?`, order), facts: first.facts }, sentences: lines })
}

const changes: Record<Exclude<ReplyMode, 'invalid' | 'empty' | 'mending'>, (text: string, order: Order) => string> = {
  honest: (text) => (/[.!?]$/.test(text) ? text : `${text}.`),
  numbers: (text) => text.replace(/[.?]?$/, ' em 4711 anos.'),
  names: (text) => text.replace(/[.?]?$/, ' segundo Napoleão Bonaparte.'),
  silly: () => 'Beber vinagre toda noite deixa a pele muito mais bonita.',
  obeying: (text, { facts, wishes }) => injected([...facts.map((fact) => fact.text), ...wishes].join('\n')) ?? text,
  'wrong-language': (_text, { language }) =>
    language === 'en-US'
      ? 'Isto é o que você deve saber sobre o que há na sua vida e no mundo.'
      : 'This is what you should know about the things that are in your life.',
  'too-long': (text) => `${text.replace(/[.?]?$/, '')} ${'e também '.repeat(40)}.`,
  forgetful: (text) => text,
  cutting: (text) => text.split(' ').slice(0, 4).join(' '),
}

function injected(material: string): string | undefined {
  return /(?:say|diga|escreva)[: "“]+([^"”\n]+)/i.exec(material)?.[1]
}
