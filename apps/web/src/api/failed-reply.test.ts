import { describe, expect, it } from 'vitest'
import { failedReply } from './failed-reply.ts'

describe('the text of a failed call', () => {
  it.each([
    [401, {}, 'Você precisa estar logado para acessar esta função. Redirecionando para login...'],
    [403, { message: 'no' }, 'Acesso negado. Você não tem permissão para acessar esta função.'],
    [403, { message: 'Seu limite de hoje (1) já foi usado.', error_type: 'quota_daily_exceeded' }, 'Seu limite de hoje (1) já foi usado.'],
    [401, { detail: 'Usuário ou senha inválidos', error_type: 'bad_credentials' }, 'Usuário ou senha inválidos'],
    [401, { detail: 'Usuário ou senha inválidos' }, 'Usuário ou senha inválidos'],
    [429, { message: 'slow', error_type: 'too_many_requests' }, 'Muitas requisições. Aguarde um momento e tente novamente.'],
    [429, { message: 'Aguarde 12 s para pedir outro código.', error_type: 'resend_too_soon' }, 'Aguarde 12 s para pedir outro código.'],
    [500, {}, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
    [502, {}, 'Erro 502: Bad Gateway'],
    [418, { message: 'mensagem', detail: 'detalhe' }, 'mensagem'],
    [418, { detail: 'detalhe' }, 'detalhe'],
  ])('%i with %j: %s', (status, reply, text) => {
    expect(failedReply(new Response(null, { status, statusText: 'Bad Gateway' }), reply, 'pt').message).toBe(text)
  })

  it('keeps status, code and field as facts', () => {
    const response = new Response(null, { status: 422 })

    expect(failedReply(response, { message: 'x', error_type: 'invalid_field', field: 'email' }, 'en')).toMatchObject({
      status: 422,
      code: 'invalid_field',
      field: 'email',
    })
  })

  it.each([
    [400, { detail: 'Código inválido' }, true],
    [429, {}, true],
    [500, {}, true],
    [401, {}, false],
    [400, {}, false],
    [502, { message: '' }, false],
  ])('%i with %j explains something: %s', (status, reply, isExplained) => {
    expect(failedReply(new Response(null, { status }), reply, 'pt').isExplained).toBe(isExplained)
  })

  it.each([
    ['38', 38],
    ['Fri, 20 Nov 2026 22:00:00 GMT', null],
    [null, null],
  ])('with Retry-After %j asks to wait %j seconds', (header, seconds) => {
    const response = new Response(null, { status: 429, headers: header === null ? {} : { 'retry-after': header } })

    expect(failedReply(response, {}, 'pt').retryAfter).toBe(seconds)
  })
})
