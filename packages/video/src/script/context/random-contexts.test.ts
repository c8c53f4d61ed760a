import { expect, test } from 'vitest'
import { seededChoice } from '../drafts/seeded-choice.ts'
import { checkScript } from '../check-script.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import type { Subject } from '../../story/subject.ts'
import { holdsDetail } from './details-of.ts'

const rounds = 150
const durations = [15, 30, 60] as const

type Made = { detail: string; text: string }
type Maker = (number: number) => Made

const makers = {
  'pt-BR': [
    (n) => ({ detail: `R$ ${n},90`, text: `A porção sai por R$ ${n},90` }),
    (n) => ({ detail: `${n}% de desconto`, text: `Quem chega cedo tem ${n}% de desconto` }),
    (n) => ({ detail: `(11) 9${n}21-34${n}`, text: `WhatsApp: (11) 9${n}21-34${n}` }),
    (n) => ({ detail: `${n % 12}h às ${(n % 12) + 9}h`, text: `Horário: ${n % 12}h às ${(n % 12) + 9}h` }),
    (n) => ({ detail: `${(n % 28) + 1} de março`, text: `A festa é no dia ${(n % 28) + 1} de março` }),
    (n) => ({ detail: `Rua das Palmeiras, ${n}`, text: `Estamos na Rua das Palmeiras, ${n}` }),
    (n) => ({ detail: `Mariana Sales`, text: `A chef Mariana Sales criou ${n} receitas` }),
    (n) => ({ detail: `loja${n}.com.br`, text: `Site: loja${n}.com.br` }),
    (n) => ({ detail: `contato${n}@casa.com`, text: `E-mail: contato${n}@casa.com` }),
    (n) => ({ detail: `@casa_${n}`, text: `Siga @casa_${n}` }),
    (n) => ({ detail: `VALE${n}`, text: `Use o cupom VALE${n}` }),
    (n) => ({ detail: 'Entrega grátis', text: `Entrega grátis até ${n} km` }),
  ],
  'en-US': [
    (n) => ({ detail: `$${n}.50`, text: `A bowl is $${n}.50` }),
    (n) => ({ detail: `${n}% off`, text: `Students get ${n}% off` }),
    (n) => ({ detail: `(503) 555-01${n}`, text: `Call (503) 555-01${n}` }),
    (n) => ({ detail: `${(n % 9) + 1}am to 5pm`, text: `Hours: ${(n % 9) + 1}am to 5pm` }),
    (n) => ({ detail: `March ${(n % 28) + 1}`, text: `The party is on March ${(n % 28) + 1}` }),
    (n) => ({ detail: `${n} Palm Street`, text: `Find us at ${n} Palm Street` }),
    (n) => ({ detail: 'Grace Miller', text: `Our chef Grace Miller wrote ${n} recipes` }),
    (n) => ({ detail: `shop${n}.com`, text: `Visit shop${n}.com` }),
    (n) => ({ detail: `@house_${n}`, text: `Follow @house_${n}` }),
    (n) => ({ detail: `SAVE${n}`, text: `Use the coupon SAVE${n}` }),
  ],
} as const satisfies Record<string, readonly Maker[]>

const layouts = [
  (texts: readonly string[]) => texts.map((text) => `${text}.`).join(' '),
  (texts: readonly string[]) => texts.map((text) => `- ${text}`).join('\n'),
  (texts: readonly string[]) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n'),
  (texts: readonly string[]) => texts.join('; '),
  (texts: readonly string[]) => texts.map((text) => `✅ ${text}`).join(' '),
  (texts: readonly string[]) => texts.join(' | '),
] as const

test.each(Object.keys(makers) as (keyof typeof makers)[])('in %s every detail of any mixture is spoken, shown or reported', (language) => {
  const lost: string[] = []
  for (let round = 0; round < rounds; round++) {
    const choice = seededChoice(`${language} ${round}`)
    const chosen = choice.shuffle<Maker>(makers[language]).slice(0, 1 + choice.index(10))
    const made = chosen.map((make) => make(10 + choice.index(90)))
    const context = choice.pick(layouts)(made.map(({ text }) => text))
    const subject: Subject = { kind: 'theme', theme: language === 'pt-BR' ? 'restaurante' : 'restaurant', context, language }
    const script = writeEmbeddedScript(subject, { duration: durations[round % 3] ?? 15, seed: String(round) })
    const there = [...script.sentences.flatMap(({ text, onScreen }) => [text, ...(onScreen?.items ?? [])]), ...script.unusedContext].join('\n')
    lost.push(...made.filter(({ detail }) => !holdsDetail(there, detail)).map(({ detail }) => `${round}: ${detail} of ${context}`))
    lost.push(...checkScript(script, subject).map((fault) => `${round}: ${JSON.stringify(fault)}`))
  }

  expect(lost).toEqual([])
})
