import { expect, type Page } from '@playwright/test'
import { accountByApi, newEmail, platform } from './person.ts'

/** What the server says of a video whose pictures are drawn. */
export const running = {
  task_id: 'stub',
  status: 'running',
  percent: 60,
  stage_id: 'render',
  title: 'Café especial',
  sentences: ['O que faz um café ser especial?', 'São grãos com 80 pontos ou mais.'],
  pictures: [0, 1],
  pictures_done: 2,
  elapsed_ms: 4000,
  typical_ms: 14_000,
}

/** Opens a video that is being made; each poll gets what `reply` gives then. */
export async function openMaking(page: Page, reply: () => object): Promise<void> {
  const token = await accountByApi(newEmail('andamento'))
  const pending = JSON.stringify({ taskId: 'stub', input: 'café especial', kind: 'theme', startedAt: 1 })
  await page.addInitScript(`localStorage.setItem('token', '${token}'); localStorage.setItem('pendingVideoData', '${pending}')`)
  await page.route('**/video-progress/*', (route) => route.fulfill({ json: reply() }))
  await page.goto(`${platform()}/generator`)
  await expect(page.getByRole('list', { name: 'Etapas do vídeo' })).toBeVisible()
}
