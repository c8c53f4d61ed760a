import { readFileSync } from 'node:fs'
import { durations } from '@relampago/domain/catalogue'
import { expect, test } from 'vitest'
import { readProduct } from '../../product/read-product.ts'
import type { Subject } from '../../story/subject.ts'
import { checkScript } from '../check-script.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'

const folder = new URL('../../../tests/fixtures/product-pages/', import.meta.url)

function subjectOf(page: string, language: Subject['language'], url: string): Subject {
  const bytes = readFileSync(new URL(page, folder))
  const { facts } = readProduct({ bytes, contentType: 'text/html; charset=utf-8', url, readAt: new Date('2026-11-20T12:00:00Z') })
  return { kind: 'product', facts, photos: [], context: '', language }
}

/** The parts of each page that a viewer must hear. */
const pages: readonly (readonly [page: string, parts: readonly string[], url?: string])[] = [
  ['open-graph-features.html', ['Araucária', 'R$ 389,90', 'capa de chuva', '15 kg', '5 anos']],
  ['variants.html', ['camiseta básica Manacá', 'R$ 59,90', '4,8', 'algodão penteado', 'gola reforçada']],
  ['euro-microdata.html', ['Lumen Reading Lamp', '€79.50', '4.7', 'five brightness levels', '20 hours', 'USB-C']],
  ['missing-price.html', ['violão Ipê', 'cedro maciço', 'tarraxas douradas']],
  ['next-data.html', ['Ventania', 'R$ 249,90', '4,6', '900 W', '2 litros']],
  ['preloaded-state.html', ['Tidewater Insulated Bottle', '$32', '4.9', '24 hours', 'steel lid']],
  ['broken-markup.html.txt', ['panela de pressão Trovão', 'R$ 219', '4,5', 'fecho externo', 'alça que não esquenta']],
  ['mojibake.html', ['café em grãos Alvorada', 'R$ 42,50', '60 xícaras', 'moído na hora']],
  ['plain.html', ['rede de descanso Jangada', 'R$ 185', 'algodão cru', '200 kg', 'dois ganchos']],
  ['described-bullets.html', ['Redemoinho', 'R$ 699', '18.000 Pa', '45 minutos']],
  ['mercado-livre.html', ['Colibri', 'R$ 249,90', '4,8', '13 mm', '5 brocas'], 'https://www.mercadolivre.com.br/p/1'],
  ['amazon.html', ['chaleira elétrica Garoa', 'R$ 159', '4,7', '1,8 litro', 'água ferve'], 'https://www.amazon.com.br/dp/1'],
]

test.each(pages.map((one) => [one[0], one] as const))('the script on the page %s says what it must', (_, [page, parts, url = 'https://loja.example/p/1']) => {
  const subject = subjectOf(page, parts.some((part) => /[€$]\d/.test(part)) ? 'en-US' : 'pt-BR', url)
  const scripts = durations.map((duration) => writeEmbeddedScript(subject, { duration, seed: page }))
  const said =
    scripts
      .at(-1)
      ?.sentences.map(({ text }) => text.toLowerCase())
      .join(' ') ?? ''

  expect(scripts.flatMap((script) => checkScript(script, subject))).toEqual([])
  expect(parts.filter((part) => !said.includes(part.toLowerCase()))).toEqual([])
})
