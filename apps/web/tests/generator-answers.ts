import { bia } from './test-server.ts'

/** What the server answers to the generator in tests. */
export const options = {
  'GET /options': {
    body: {
      voices: [],
      templates: [
        { id: 'default', name: 'Padrão' },
        { id: 'dynamic', name: 'Dinâmico' },
        { id: 'custom_feira', name: 'Feira' },
      ],
      music: [],
      fonts: [],
      colors: [],
      marketplaces: ['mercadolivre.com.br', 'amazon.com.br'],
    },
  },
  'GET /auth/me': { body: bia },
}

export const running = {
  task_id: 't1',
  status: 'running',
  percent: 27,
  progress: 27,
  stage: 'Imagens',
  stage_id: 'pictures',
  message: '',
  error: null,
  error_type: null,
  title: 'Café especial',
  sentences: ['O que faz um café ser especial?', 'São grãos com 80 pontos ou mais.'],
  pictures_done: 1,
  pictures: [],
  elapsed_ms: 4000,
  typical_ms: 14_000,
  queue_position: null,
  queue_wait_ms: null,
  result: null,
}

/** A finished video that expires in half an hour. */
export function finished(now: number) {
  const result = {
    duration: 30,
    size_bytes: 8_412_345,
    made_in_ms: 14_200,
    post_caption: 'Você sabe o que faz um café ser especial?',
    hashtags: ['#cafe', 'barista'],
    writer: 'facts',
    credits: [],
    told: [
      { text: 'O que faz um café ser especial?', source: { kind: 'structure' } },
      { text: 'São grãos com 80 pontos ou mais.', source: { kind: 'fact', check: 'Specialty Coffee Association: cupping protocol' } },
    ],
    first_comment: 'Fonte: Specialty Coffee Association: cupping protocol',
    shorts_title: 'O que faz um café ser especial?',
    unused_context: [] as string[],
    openings: [],
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 1_800_000).toISOString(),
  }
  return { ...running, status: 'done', percent: 100, result }
}

export const started = { 'POST /generate-video': { body: { success: true, task_id: 't1', message: '', error: null } } }

/** A person who is signed in and has a video under way. */
export function storeRunningTask(): void {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
}
