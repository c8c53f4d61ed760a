import { effects, transitions } from '@relampago/domain/catalogue'
import { controlsTexts } from '../../apps/web/src/features/editor/controls/controls.texts.ts'
import { editorTexts } from '../../apps/web/src/features/editor/editor.texts.ts'
import { headerTexts } from '../../apps/web/src/features/editor/header/header.texts.ts'
import { libraryTexts } from '../../apps/web/src/features/editor/library/library.texts.ts'
import { stageTexts } from '../../apps/web/src/features/editor/stage/stage.texts.ts'
import { timelineTexts } from '../../apps/web/src/features/editor/timeline/timeline.texts.ts'
import { cardTexts } from '../../apps/web/src/features/templates/card/card.texts.ts'
import { galleryTexts } from '../../apps/web/src/features/templates/gallery/gallery.texts.ts'
import { ownTexts } from '../../apps/web/src/features/templates/own/own.texts.ts'
import { pageTexts } from '../../apps/web/src/features/templates/page/page.texts.ts'
import { windows, type Visit } from './visit.ts'

const names = { pt: 'Vitrine de sexta', en: 'Friday showcase' } as const
const regionOf = ({ page }: Visit, name: string) => page.getByRole('region', { name, exact: true })

async function openEditor(visit: Visit): Promise<void> {
  const { page, language, open } = visit
  await open('/template-editor')
  await page.getByRole('button', { name: stageTexts[language].play, exact: true }).filter({ visible: true }).waitFor()
  await regionOf(visit, stageTexts[language].stage).getByText(stageTexts[language].loading).waitFor({ state: 'hidden', timeout: 60_000 })
}

async function addEffect({ page, language }: Visit, id: keyof typeof effects, search: string): Promise<void> {
  await page.getByRole('searchbox', { name: libraryTexts[language].searchEffects }).fill(search)
  await page.getByRole('button', { name: effects[id].name[language], exact: true }).first().click()
}

async function saveTemplate({ page, language }: Visit): Promise<void> {
  await page.getByRole('textbox', { name: headerTexts[language].name }).fill(names[language])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: headerTexts[language].save, exact: true }).click()
  await page.getByText(editorTexts[language].created).first().waitFor({ timeout: 60_000 })
}

export async function templateEditor(visit: Visit): Promise<void> {
  const { page, language, take } = visit
  const [library, header, controls] = [libraryTexts[language], headerTexts[language], controlsTexts[language]]
  await openEditor(visit)
  const search = page.getByRole('searchbox', { name: library.searchEffects })
  await search.fill('pixelate')
  const tile = page.getByRole('button', { name: effects.pixelize.name[language], exact: true })
  await take('editor-search', { show: [page.getByRole('tablist', { name: library.tabs }), search, tile], ring: tile })
  await addEffect(visit, 'contrast', 'contrast')
  const intensity = page.getByRole('slider', { name: controls.intensity, exact: true })
  await intensity.fill('70')
  await take('editor-intensity', { show: [page.getByRole('tabpanel').filter({ has: intensity })], ring: intensity, height: 460 })
  await page.getByRole('tab', { name: new RegExp(`^${library.transitions}`) }).click()
  for (const id of ['dissolve', 'wipeleft'] as const) {
    await page.getByRole('searchbox', { name: library.searchTransitions }).fill(transitions[id].name[language])
    await page.getByRole('button', { name: transitions[id].name[language], exact: true }).first().click()
  }
  const timeline = regionOf(visit, timelineTexts[language].timeline)
  await take('editor-timeline', {
    width: 560,
    show: [timeline],
    ring: timeline.getByRole('button', { name: new RegExp(`^${transitions.dissolve.name[language]}`) }).first(),
  })
  await page.getByRole('textbox', { name: header.name }).fill(names[language])
  const save = page.getByRole('button', { name: header.save, exact: true })
  await take('editor-save', { show: [page.getByText(header.kept('').trim()), save], ring: save })
  await take('editor-overview', { show: [page.locator('body')] })
  await saveTemplate(visit)
}

/** Publishes a template that is made first. */
export async function publishAndUse(visit: Visit): Promise<void> {
  const { page, language, open, take } = visit
  await openEditor(visit)
  await addEffect(visit, 'vignette', 'vignette')
  await saveTemplate(visit)
  await page.setViewportSize(windows.phone)
  await open('/my-templates')
  const card = page.getByRole('article', { name: names[language], exact: true }).first()
  const publish = card.getByRole('button', { name: ownTexts[language].toPublish(names[language]), exact: true })
  await publish.waitFor()
  await take('publish-button', { show: [card], ring: publish })
  await publish.click()
  await card.getByText(cardTexts[language].published, { exact: true }).waitFor()
  await open('/templates')
  await page.getByRole('tab', { name: new RegExp(`^${galleryTexts[language].tabs['public-templates']}`) }).click()
  const cards = page.getByRole('article')
  const template = (await cards.nth(1).getAttribute('aria-label')) ?? ''
  const favorite = cards.nth(1).getByRole('button', { name: cardTexts[language].favorite(template), exact: true })
  await take('publish-favorite', { show: [cards.nth(0), cards.nth(1)], ring: favorite })
  await cards.nth(1).getByRole('link').click()
  const use = page.getByRole('button', { name: pageTexts[language].use })
  await take('publish-use', { show: [page.getByRole('heading', { level: 1 }), use], ring: use })
}
