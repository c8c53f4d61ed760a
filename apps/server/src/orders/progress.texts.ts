import type { Bilingual } from '@relampago/domain/catalogue'
import type { VideoState } from '../database/schema.ts'

/** Message of the progress reply; `{stage}` is the name of the step. */
export const progressTexts: Record<VideoState, Bilingual> = {
  queued: { pt: 'Na fila. Começa em instantes.', en: 'In line. It starts in a moment.' },
  running: { pt: 'Fazendo: {stage}.', en: 'Working on: {stage}.' },
  done: { pt: 'Seu vídeo está pronto.', en: 'Your video is ready.' },
  failed: { pt: 'O vídeo não ficou pronto.', en: 'The video could not be finished.' },
  cancelled: { pt: 'Geração cancelada.', en: 'Cancelled.' },
}

/** For a video that does not start at once: with its measured wait, or with those before it. */
export const queuedTexts = {
  wait: { pt: 'Na fila. Começa em cerca de {minutes} min.', en: 'In line. It starts in about {minutes} min.' },
  ahead: { pt: 'Na fila. Vídeos na frente: {ahead}.', en: 'In line. Videos ahead of it: {ahead}.' },
} as const satisfies Record<string, Bilingual>

/** Names for the stage field while no step runs. */
export const stageNames: Record<Exclude<VideoState, 'running'>, Bilingual> = {
  queued: { pt: 'Na fila', en: 'In line' },
  done: { pt: 'Pronto', en: 'Ready' },
  failed: { pt: 'Falhou', en: 'Failed' },
  cancelled: { pt: 'Cancelado', en: 'Cancelled' },
}

/** Replies of the calls that start and stop a video. */
export const generationTexts = {
  started: { pt: 'Seu vídeo entrou na fila.', en: 'Your video is in line.' },
  cancelled: { pt: 'Geração cancelada. Seu vídeo do dia voltou.', en: 'Cancelled. Your video of the day is back.' },
} as const satisfies Record<string, Bilingual>
