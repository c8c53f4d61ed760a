import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { generatorTexts } from '../generator.texts.ts'
import { generateProblem } from './generate-problem.ts'

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
