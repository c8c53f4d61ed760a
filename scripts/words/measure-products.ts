import { baseLanguage } from '@relampago/domain/catalogue'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { featurePart } from '../../packages/video/src/script/product/feature-part.ts'
import { shortProductName } from '../../packages/video/src/script/product/product-name.ts'
import { moneyText } from '../../packages/video/src/script/product/product-wording.ts'
import { foldText } from '../../packages/video/src/script/text/fold-words.ts'
import { writeAbout, type WrittenScript } from '../../packages/video/src/script-command-line.ts'
import type { Subject } from '../../packages/video/src/story/subject.ts'
import { products, type Product } from '../../packages/video/tests/products.ts'
import { saysFeature } from '../../packages/video/tests/says-feature.ts'
import { shareOf, type Figure } from './figures.ts'
import type { Measuring } from './measuring.ts'

const wantedFeatures = 3

type Checked = { name: string; saysName: boolean; features: number; hasFeatures: boolean; price: string | null; saysPrice: boolean }

/** Whether the videos of products say their names, prices and features. */
export async function measureProducts({ some, run, onScript, onFault }: Measuring): Promise<Figure[]> {
  const checked: Checked[] = []
  for (const product of some(products)) {
    const { facts, language } = product
    const subject: Subject = { kind: 'product', facts, photos: [], context: '', language }
    const written = await writeAbout(subject, { order: { duration: 30, seed: facts.name }, providers: embeddedProviders, run })
    onScript(`${language}, product: ${facts.name}`, written)
    checked.push(check(product, written))
  }
  const priced = checked.filter(({ price }) => price !== null)
  const described = checked.filter(({ hasFeatures }) => hasFeatures)
  for (const { name, saysName } of checked) if (!saysName) onFault(`a product without its name: ${name}`)
  for (const { name, price, saysPrice } of priced) if (!saysPrice) onFault(`a product without its price: ${name}, ${price}`)
  for (const { name, features } of described) if (features < wantedFeatures) onFault(`a product with ${features} features: ${name}`)
  const target = { least: 1 }
  return [
    { name: 'productsSayName', value: shareOf(checked, ({ saysName }) => saysName), target },
    { name: 'productsSayPrice', value: shareOf(priced, ({ saysPrice }) => saysPrice), target },
    { name: 'productsSay3Features', value: shareOf(described, ({ features }) => features >= wantedFeatures), target },
  ]
}

/** Praise and promises that a page states count as no feature: they may not be said. */
function check({ facts, language }: Product, written: WrittenScript): Checked {
  const spoken = written.spoken.map(({ text }) => text)
  const price = facts.price === null ? null : moneyText(facts.price, language)
  const sayable = facts.features.filter((feature) => featurePart(feature, baseLanguage[language]) !== null)
  return {
    name: facts.name,
    saysName: spoken.some((text) => foldText(text).includes(foldText(shortProductName(facts.name, facts.brand)))),
    price,
    saysPrice: price !== null && spoken.some((text) => text.includes(price)),
    hasFeatures: sayable.length >= wantedFeatures,
    features: facts.features.filter((feature) => spoken.some((text) => saysFeature(text, feature))).length,
  }
}
