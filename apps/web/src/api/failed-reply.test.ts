import { describe, expect, it } from 'vitest'
import { failedReply } from './failed-reply.ts'

describe('the text of a failed call', () => {
  it.each([
    [401, {}, 'Você precisa estar logado para acessar esta função. Redirecionando para login...'],
    [403, { message: 'no' }, 'Acesso negado. Você não tem permissão para acessar esta função.'],
    [403, { message: 'Seu limite de hoje (1) já foi usado.', error_type: 'quota_daily_exceeded' }, 'Seu limite de hoje (1) já foi usado.'],
    [401, { detail: 'Usuário ou senha inválidos', error_type: 'bad_credentials' }, 'Usuário ou senha inválidos'],
    [429, { message: 'slow', error_type: 'too_many_requests' }, 'Muitas requisições. Aguarde um momento e tente novamente.'],
    [429, { message: 'Aguarde 12 s para pedir outro código.', error_type: 'resend_too_soon' }, 'Aguarde 12 s para pedir outro código.'],
    [500, {}, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
    [502, {}, 'Erro 502: Bad Gateway'],
    [418, { message: 'mensagem', detail: 'detalhe' }, 'mensagem'],
    [418, { detail: 'detalhe' }, 'detalhe'],
  ])('%i with %j: %s', (status, reply, text) => {
    expect(failedReply(status, 'Bad Gateway', reply, 'pt').message).toBe(text)
  })

  it('keeps status, code and field as facts', () => {
    expect(failedReply(422, '', { message: 'x', error_type: 'invalid_field', field: 'email' }, 'en')).toMatchObject({
      status: 422,
      code: 'invalid_field',
      field: 'email',
    })
  })
})
