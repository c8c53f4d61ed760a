import type { Fact } from '../src/content/schema/theme.ts'
import { themeBrief, type ThemeBrief } from '../src/script/theme/theme-brief.ts'
import type { ToldFact, ToldTheme } from '../src/script/theme/told-theme.ts'
import type { VideoOrder } from '@relampago/domain/contracts'

type Written = Partial<Fact> & { say: string }

function told(kind: Fact['kind'], { say, ...more }: Written, index: number): ToldFact {
  const check = `livro ${kind} ${index}`
  return { kind, say, check, keywords: ['farol', 'mar'], isFirst: false, ...more, source: { kind: 'fact', themeId: 'lighthouses', check } }
}

const facts: Written[] = [
  {
    say: 'O farol de Alexandria tinha cerca de 100 metros de altura.',
    hook: 'Que altura tinha o farol de Alexandria?',
    figure: '100 metros',
    myth: 'O farol de Alexandria era baixo.',
    year: -280,
    side: 'one',
    quiz: { answer: '100 metros', wrong: ['10 metros', '900 metros'] },
  },
  {
    say: 'Napoleão reformou o farol em 1808.',
    hook: 'Quem reformou o farol de Cordouan?',
    myth: 'Napoleão nunca viu um farol.',
    year: 1808,
    side: 'other',
    quiz: { answer: 'Napoleão', wrong: ['Nero', 'Carlos'] },
  },
  {
    say: 'O farol gira com um motor desde 1910.',
    hook: 'O que faz a luz do farol girar?',
    myth: 'A luz do farol gira com o vento.',
    year: 1910,
    side: 'one',
    quiz: { answer: 'um motor', wrong: ['o vento', 'a maré'] },
  },
  {
    say: 'Uma lente junta a luz desde 1823.',
    hook: 'O que junta a luz do farol?',
    myth: 'Um espelho junta a luz do farol.',
    year: 1823,
    side: 'other',
    quiz: { answer: 'uma lente', wrong: ['um espelho', 'um tubo'] },
  },
  { say: 'O farol avisa os navios a 40 quilômetros.', hook: 'Até onde o farol avisa?', figure: '40 km', side: 'one' },
  { say: 'O farol fica na ponta da praia.', side: 'other', year: 1900 },
  { say: 'Um faroleiro cuidava do fogo em 280 a.C.', side: 'one', year: -280 },
  { say: 'Aves pousam no alto do farol.', side: 'other' },
]

const steps: Written[] = [
  'Limpe a lente com um pano.',
  'Encha o tanque de óleo.',
  'Acenda a lâmpada antes da noite.',
  'Confira o giro da luz.',
  'Apague a lâmpada de manhã.',
].map((say, index) => ({
  say,
  recap: ['limpar a lente', 'encher o tanque', 'acender a lâmpada', 'conferir o giro', 'apagar de manhã'][index] ?? '',
  ...(index === 3 && { isOptional: true as const }),
}))

/** A theme that carries every shape. Nothing of it is in the library. */
export function shapedTheme(changes: Partial<ToldTheme> = {}): ToldTheme {
  return {
    domain: 'culture',
    topic: 'faróis',
    named: 'os faróis',
    task: 'acender um farol',
    sides: { one: 'farol antigo', other: 'farol novo' },
    facts: facts.map((fact, index) => told('fact', fact, index)),
    steps: steps.map((step, index) => told('step', step, index)),
    question: 'Você já subiu num farol?',
    closings: [],
    tags: ['farois', 'mar', 'navios'],
    writer: 'facts',
    ...changes,
  }
}

/** The brief of an order on that theme. */
export function shapedBrief(order: Pick<VideoOrder, 'duration' | 'seed' | 'shape'>, theme = 'faróis', context = ''): ThemeBrief {
  return themeBrief({ theme, context, language: 'pt-BR' }, order)
}
