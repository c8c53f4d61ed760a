import { expect, test, type Page } from '@playwright/test'
import { openMaking, running } from './open-making.ts'
import { watchForProblems } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', reducedMotion: 'reduce' })

const shownPercent = async (page: Page) => Number(await page.getByRole('progressbar', { name: 'Progresso do vídeo' }).getAttribute('aria-valuenow'))

test('a video that takes longer than its estimate says so, and never shows that it is done', async ({ page }) => {
  const problems = watchForProblems(page)
  let elapsed = 4000
  await openMaking(page, () => ({ ...running, elapsed_ms: elapsed }))
  await expect(page.getByText('costuma levar 0:14')).toBeVisible()

  elapsed = 95_000

  await expect(page.getByText('leva mais que o previsto (0:14)')).toBeVisible()
  await expect(page.getByText('costuma levar')).toBeHidden()
  expect(await shownPercent(page)).toBeLessThan(100)
  // The server does not know this video: its own pictures and sound are missing.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('a reply that names an earlier stage moves neither the stage nor the bar back', async ({ page }) => {
  let reply: object = running
  await openMaking(page, () => reply)
  const current = page.getByRole('list', { name: 'Etapas do vídeo' }).locator('[aria-current="step"]')
  await expect(current).toContainText('Montagem')
  const before = await shownPercent(page)

  reply = { ...running, stage_id: 'pictures', percent: 20, elapsed_ms: 5000 }
  for (let poll = 0; poll < 2; poll += 1) await page.waitForResponse(/\/video-progress\//)

  await expect(current).toContainText('Montagem')
  expect(await shownPercent(page)).toBeGreaterThanOrEqual(before)
})
