import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { videoTexts } from '../video.texts.ts'
import { EmptyVideoError, finalVideoProblem } from './final-video-problem.ts'

const apiError = (status: number, code: string | null, message = '') => new ApiError({ status, code, message })

describe('a finished video that cannot be fetched', () => {
  it.each([
    [apiError(401, null), 'login', 'Faça login para ver seu vídeo.'],
    [apiError(404, null), 'retry', videoTexts.pt.failedText],
    [apiError(410, 'video_expired'), 'again', videoTexts.pt.expiredText],
    [apiError(503, null, 'Service Unavailable'), 'retry', 'Erro ao baixar vídeo: 503 - Service Unavailable'],
    [apiError(0, 'network'), 'retry', 'Erro ao buscar vídeo final. Tente novamente.'],
    [new EmptyVideoError(), 'retry', 'O vídeo retornado está vazio. Tente novamente.'],
  ])('%s: %s', (error, way, text) => {
    expect(finalVideoProblem(error, videoTexts.pt)).toMatchObject({ way, text })
  })
})
