import { expect, test } from '@playwright/test'
import { fillWizard, newEmail, platform, signUp, watchForProblems } from './person.ts'

/** The part of a canvas that is used; the types of browsers do not reach here. */
type Canvas = { width: number; height: number; getContext(kind: '2d'): { getImageData(...box: number[]): { data: Uint8ClampedArray } } }

/** Whether anything is drawn on a canvas. */
function hasInk(canvas: unknown): boolean {
  const { width, height } = canvas as Canvas
  return (canvas as Canvas)
    .getContext('2d')
    .getImageData(0, 0, width, height)
    .data.some((value) => value > 0)
}

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

test('a video is played with captions and voice while it is rendered', async ({ page }) => {
  const problems = watchForProblems(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await signUp(page, newEmail('previa'))
  await page.goto(`${platform()}/generator`)
  await fillWizard(page, 'café especial')
  await page.getByRole('button', { name: 'Gerar vídeo' }).click()

  const play = page.getByRole('button', { name: 'Ver a prévia' })
  await play.waitFor({ timeout: 60_000 })
  const fetchedBefore = fetched.filter((path) => /compositor.*\.wasm$|\/sound$/.test(path))
  await play.click()

  const preview = page.getByRole('region', { name: 'Prévia' })
  await expect(preview.getByRole('slider', { name: 'Posição na prévia' })).toHaveAttribute('aria-valuetext', /^0:0[1-9] de/, { timeout: 20_000 })
  const lit = await preview.locator('canvas[aria-hidden]').evaluate(hasInk)
  expect(lit).toBe(true)
  expect(fetchedBefore).toEqual([])
  expect(fetched.filter((path) => path.endsWith('/sound'))).toHaveLength(1)
  expect(problems).toEqual([])
})
