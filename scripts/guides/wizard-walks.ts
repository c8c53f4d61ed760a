import type { Locator } from '@playwright/test'
import { videoLanguageNames } from '@relampago/domain/catalogue'
import { generatorTexts } from '../../apps/web/src/features/generator/generator.texts.ts'
import { openingsTexts } from '../../apps/web/src/features/generator/result/openings.texts.ts'
import { toldTexts } from '../../apps/web/src/features/generator/result/told.texts.ts'
import { previewTexts } from '../../apps/web/src/features/generator/preview/preview.texts.ts'
import { videoTexts } from '../../apps/web/src/features/generator/video.texts.ts'
import type { Visit } from './visit.ts'

const makingMs = 240_000
const narrations = { pt: 'pt-BR', en: 'en-US' } as const
const themes = { pt: 'café especial', en: 'specialty coffee' } as const
/** An address that a reader may have copied; the order names a shop of our own. */
const copiedLink = 'https://www.loja.exemplo.com.br/fone-aurora-x2'
const context = {
  pt: 'Para quem está começando a fazer café em casa. A torra nova sai toda sexta, por R$ 42.',
  en: 'For people who begin to brew at home. A new roast comes out every Friday, at R$ 42.',
} as const

/** With a narration in the language of the guide. */
async function openWizard({ page, language, open }: Visit, input: string): Promise<void> {
  await open('/generator')
  await page.getByRole('radio', { name: videoLanguageNames[narrations[language]].short, exact: true }).check()
  await page.getByLabel(generatorTexts[language].input).fill(input)
}

/** Advances once the next step is there: a press too early would count for the step before. */
async function nextStep({ page, language }: Visit, step: 2 | 3): Promise<void> {
  const texts = generatorTexts[language]
  await page.getByRole('button', { name: texts.next }).click()
  await page.getByRole('heading', { name: texts.stepOf(step, texts.steps[step]) }).waitFor({ state: 'attached' })
}

function group({ page }: Visit, name: string): Locator {
  return page.getByRole('group', { name, exact: false }).first()
}

/** A slider with its label and its advice. */
function sliderOf({ page }: Visit, name: string): Locator {
  return page.getByRole('slider', { name }).locator('xpath=../..')
}

/** What a heading stands over. */
function sectionOf({ page }: Visit, name: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).last()
}

async function order(visit: Visit): Promise<void> {
  await nextStep(visit, 2)
  await nextStep(visit, 3)
  await visit.page.getByRole('button', { name: generatorTexts[visit.language].generate }).click()
}

async function untilReady({ page, language }: Visit): Promise<void> {
  await page.getByLabel(videoTexts[language].player).or(page.locator('video')).first().waitFor({ timeout: makingMs })
}

export async function firstVideo(visit: Visit): Promise<void> {
  const { page, language, take } = visit
  const texts = generatorTexts[language]
  await openWizard(visit, themes[language])
  const field = page.getByLabel(texts.input)
  await take('first-video-theme', { show: [page.getByText(texts.kinds.theme, { exact: true }).first(), field, group(visit, texts.duration)], ring: field })
  await nextStep(visit, 2)
  await nextStep(visit, 3)
  const generate = page.getByRole('button', { name: texts.generate })
  await take('first-video-summary', { show: [page.getByRole('region', { name: texts.summary }).filter({ visible: true }), generate], ring: generate })
  await generate.click()
  await page.getByRole('button', { name: previewTexts[language].play }).waitFor({ timeout: makingMs })
  await take('first-video-making', { show: [page.getByRole('heading', { level: 1 }), page.getByRole('list', { name: videoTexts[language].stages })] })
  await untilReady(visit)
  const download = page.getByRole('button', { name: videoTexts[language].download })
  await take('first-video-download', { show: [page.locator('video'), download], ring: download })
}

/** `shop`: the address of a product page in the language of the visit. */
export function productLink(shop: (visit: Visit) => string): (visit: Visit) => Promise<void> {
  return async (visit) => {
    const { page, language, take } = visit
    const texts = generatorTexts[language]
    await openWizard(visit, copiedLink)
    const badge = page.getByText(texts.kinds.product, { exact: true }).first()
    await take('product-link-paste', { show: [badge, page.getByLabel(texts.input), page.getByLabel(texts.context)], ring: badge })
    await page.getByLabel(texts.input).fill(shop(visit))
    await nextStep(visit, 2)
    const colors = group(visit, texts.karaokeColor)
    await take('product-link-karaoke', { show: [group(visit, texts.textColor), colors], ring: colors })
    await nextStep(visit, 3)
    await page.getByRole('button', { name: texts.generate }).click()
    await untilReady(visit)
    const told = sectionOf(visit, toldTexts[language].sources)
    await take('product-link-sources', { show: [told], height: 620 })
  }
}

export async function styleAndCaptions(visit: Visit): Promise<void> {
  const { page, language, take } = visit
  const texts = generatorTexts[language]
  await openWizard(visit, themes[language])
  await nextStep(visit, 2)
  const fonts = group(visit, texts.font)
  const size = sliderOf(visit, texts.fontSize)
  const preview = page.getByRole('switch', { name: texts.karaoke }).filter({ visible: true }).locator('xpath=ancestor::div[contains(@class, "sticky")]')
  await take('style-template', { show: [preview, group(visit, texts.template)] })
  await take('style-font', { show: [fonts, size], ring: size })
  await take('style-colors', { show: [group(visit, texts.textColor), group(visit, texts.outlineColor)] })
  const volume = sliderOf(visit, texts.volume)
  await take('style-music', { show: [group(visit, texts.music), volume], ring: volume })
}

export async function reviewAndShare(visit: Visit): Promise<void> {
  const { page, language, take } = visit
  const texts = generatorTexts[language]
  await openWizard(visit, themes[language])
  const field = page.getByLabel(texts.context)
  await field.fill(context[language])
  await take('review-context', { show: [page.getByLabel(texts.input), field], ring: field })
  // With words of one's own, the other openings are all about the theme alone.
  await field.fill('')
  await order(visit)
  await untilReady(visit)
  await take('review-sources', { show: [sectionOf(visit, toldTexts[language].sources)], height: 620 })
  const openings = sectionOf(visit, openingsTexts[language].title)
  const choose = openings.getByRole('button').first()
  await take('review-openings', { show: [openings], ring: choose, height: 560 })
  const post = sectionOf(visit, toldTexts[language].post.caption.title)
  await take('review-post', { show: [post, sectionOf(visit, toldTexts[language].post.hashtags.title)], ring: post.getByRole('button').first() })
}
