import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { Database } from '../../apps/server/src/database/database.ts'
import { readPostmaster } from '../../apps/server/src/database/postmaster-file.ts'
import { newEmail, signUp, watchForProblems } from './person.ts'
import { runPlatform, type RunningPlatform } from './start-platform.ts'

let data: string
let running: RunningPlatform
let database: Database
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'relampago-videos-'))
  running = await runPlatform(data)
  const { socketFolder = '' } = (await readPostmaster(join(data, 'postgres/cluster'))) ?? {}
  database = new Database({ url: `postgres://relampago@${encodeURIComponent(socketFolder)}/postgres`, connections: 1, log: () => {} })
})
test.afterAll(async () => {
  await database.close()
  await running.stop()
  await rm(data, { recursive: true, force: true })
})

/** Stores 60 finished videos of a user, the first finished last; every third is of a product. */
async function storeVideos(email: string): Promise<void> {
  await database.pool.query(
    `insert into videos (id, user_id, video_order, state, created_at, finished_at, expires_at, files_deleted_at, file_key, file_bytes, title)
     select gen_random_uuid(), users.id, jsonb_build_object('kind', case when n % 3 = 0 then 'product' else 'theme' end, 'input', 'tema ' || n),
       'done', now(), now() - (60 + n) * interval '1 minute', now() - (30 + n) * interval '1 minute', now(), 'videos/gone.mp4', 1,
       case when n = 57 then 'Chá de camomila' else 'Vídeo ' || n end
     from users, generate_series(1, 60) n where users.email = $1`,
    [email],
  )
}

const titles = (page: Page) => page.getByRole('list', { name: 'Meus vídeos' }).getByRole('heading')

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`sixty videos, ${viewport.width} px`, () => {
    test.use({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })

    test('are read in pages, searched and filtered, and going back undoes it', async ({ page }) => {
      const problems = watchForProblems(page)
      const email = newEmail('sessenta')
      await signUp(page, email, running.url)
      await storeVideos(email)
      await page.goto(`${running.url}/profile#videos`)
      await expect(titles(page)).toHaveCount(20)
      await expect(titles(page).first()).toHaveText('Vídeo 1')

      await page.getByRole('button', { name: 'Mostrar mais (40)' }).click()
      await expect(titles(page)).toHaveCount(40)
      await page.getByRole('button', { name: 'Mostrar mais (20)' }).click()
      await expect(titles(page)).toHaveCount(60)
      await expect(page.getByRole('button', { name: /Mostrar mais/ })).toHaveCount(0)
      await page.goBack()
      await expect(titles(page)).toHaveCount(40)
      await page.reload()
      await expect(titles(page)).toHaveCount(40)

      await page.getByRole('searchbox', { name: 'Buscar por tema' }).fill('CHA cámomila')
      await expect(titles(page)).toHaveText(['Chá de camomila'])
      await expect(page).toHaveURL(/\?search=CHA\+c%C3%A1momila#videos$/)
      await page.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Tema' })
      await expect(page.getByRole('heading', { name: 'Nenhum vídeo encontrado' })).toBeVisible()
      await page.goBack()
      await expect(titles(page)).toHaveText(['Chá de camomila'])
      expect(problems).toEqual([])
    })

    test('lose the last one of a page without an empty page', async ({ page }) => {
      const email = newEmail('ultimo')
      await signUp(page, email, running.url)
      await storeVideos(email)
      const remove = (name: string) =>
        database.pool.query(`delete from videos using users where users.id = user_id and email = $1 and title = $2`, [email, name])
      for (let n = 42; n <= 60; n += 1) await remove(n === 57 ? 'Chá de camomila' : `Vídeo ${n}`)
      await page.goto(`${running.url}/profile?page=3#videos`)
      await expect(titles(page)).toHaveCount(41)

      await remove('Vídeo 41')
      await page.reload()

      await expect(titles(page)).toHaveCount(40)
      await expect(page.getByRole('button', { name: /Mostrar mais/ })).toHaveCount(0)
    })
  })
}
