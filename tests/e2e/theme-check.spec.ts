import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, fillWizard, newEmail, platform, signUp, watchAndDownload, watchForProblems } from './person.ts'

const unknown = 'Ainda não sei fatos sobre este tema: cole 2 ou 3 no contexto'

/** Videos that count today, by the server. */
async function videosToday(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { 'X-API-Key': 'relampago-public', authorization: `Bearer ${localStorage.getItem('token')}` }
    const { stats } = (await (await fetch('/auth/user/stats', { headers })).json()) as { stats: { videos_today: number } }
    return stats.videos_today
  })
}

test.describe('on a phone, in Portuguese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

  test('a theme that nobody knows is asked about before it takes the video of the day, and the result names its sources', async ({ page }) => {
    const problems = watchForProblems(page)
    await signUp(page, newEmail('fatos'))
    await page.goto(`${platform()}/generator`)
    await fillWizard(page, 'vida de síndico')
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()

    await expect(page.getByText(unknown)).toBeVisible()
    await expect(page.getByLabel('Contexto')).toBeFocused()
    await expectAccessible(page)
    expect(await videosToday(page)).toBe(0)

    const near = page.getByRole('list', { name: 'Ou escolha um tema que eu já conheço:' }).getByRole('button').first()
    const topic = await near.innerText()
    await near.click()
    await expect(page.getByLabel('Tema ou link do produto')).toHaveValue(topic)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByLabel('Tema ou link do produto')).toHaveValue('vida de síndico')
    await page.getByRole('button', { name: 'Gerar assim mesmo' }).click()
    await page.getByRole('button', { name: 'Cancelar geração' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar geração' }).click()
    await expect(page.getByText('Seu vídeo do dia voltou.').first()).toBeVisible()

    await page.goto(`${platform()}/generator`)
    await page.getByLabel('Contexto').fill('O síndico é eleito em assembleia por até dois anos.\nA convenção do prédio diz quanto ele recebe.')
    await fillWizard(page, 'vida de síndico')
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()
    await watchAndDownload(page)

    await expect(page.getByRole('heading', { name: 'De onde vem cada frase' })).toBeVisible()
    await expect(page.getByText('suas palavras').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiar título para o Shorts' })).toBeVisible()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})
