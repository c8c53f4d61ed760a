import { overallPercent } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { EmptyVideoError, finalVideoProblem } from './final-video-problem.ts'
import { generateProblem } from './generate-problem.ts'
import { generatorTexts } from './generator.texts.ts'
import { stageStates } from './stage-progress.ts'
import { videoTexts } from './video.texts.ts'

const apiError = (status: number, code: string | null, message = '') => new ApiError({ status, code, message })

describe('a video that was not started', () => {
  it.each([
    [apiError(0, 'network'), { place: 'connection', text: 'Erro de conexão com o servidor. Verifique sua internet e tente novamente.' }],
    [apiError(400, 'template_restriction', 'Faça upgrade.'), { title: 'Template Personalizado - Plano Pro Necessário', text: 'Faça upgrade.', needsPro: true }],
    [apiError(403, 'forbidden', 'x'), { text: 'Acesso negado. Você não tem permissão para gerar vídeos.' }],
    [apiError(403, 'quota_daily_exceeded', 'Seu limite de hoje (1) já foi usado.'), { text: 'Seu limite de hoje (1) já foi usado.' }],
    [apiError(429, null, 'Muitas requisições.'), { text: 'Muitas requisições.' }],
    [apiError(200, 'unexpected_reply', 'x'), { text: 'Erro ao iniciar geração do vídeo' }],
    [apiError(418, null, ''), { text: 'Erro desconhecido. Tente novamente.' }],
    [new TypeError('bug'), { text: 'Erro desconhecido. Tente novamente.' }],
  ])('%s', (error, problem) => {
    expect(generateProblem(error, generatorTexts.pt)).toMatchObject(problem)
  })

  it('leaves a 401 to the login', () => {
    expect(generateProblem(apiError(401, 'not_authenticated'), generatorTexts.pt)).toBeNull()
  })
})

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

describe('stages', () => {
  it('stand where percentage and name of the running one say', () => {
    const states = stageStates(overallPercent('pictures', 0.5), 'pictures')

    expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'running', 'waiting', 'waiting', 'waiting'])
    expect(states[3]?.fraction).toBeCloseTo(0.5)
  })

  it('are all done at 100, and all waiting while the video is in line', () => {
    expect(new Set(stageStates(100, 'check').map(({ state }) => state))).toEqual(new Set(['done']))
    expect(new Set(stageStates(1, null).map(({ state }) => state))).toEqual(new Set(['waiting']))
  })
})
