import { toTemplateFile } from '@relampago/domain/templates'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'

const shared = testTemplate('t1', {
  name: 'Feirão “já”',
  tags: ['loja'],
  effects: [{ type: 'hue', intensity: 40, duration: 5, custom_params: { start_time: 0, end_time: 5 } }],
})
const text = JSON.stringify(toTemplateFile(shared), null, 2)
const stored = testTemplate('new', { name: shared.name, author_id: bia.id, status: 'draft' })
const created = { body: { success: true, message: '', template: stored } }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function open(more: Parameters<typeof answerWith>[0] = {}) {
  signInBia()
  const seen = answerWith({ ...templateAnswers({ own: [testTemplate('old', { name: 'Antigo', author_id: bia.id })] }), ...more })
  openPage('/my-templates')
  return seen
}
const fileOf = (content: string, name = 'modelo.json') => new File([content], name, { type: 'application/json' })
async function choose(file: File, input = 0) {
  const inputs = await screen.findAllByLabelText('Arquivo do template para importar')
  await userEvent.setup().upload(inputs[input] as HTMLInputElement, file)
}

describe('importing a template', () => {
  it('stores what the file holds as the own draft', async () => {
    const seen = open({ 'POST /api/templates': created })
    await screen.findByRole('article', { name: 'Antigo' })

    await choose(fileOf(text))

    expect(await screen.findByText('Template Importado')).toBeVisible()
    expect(bodiesTo(seen, '/api/templates').filter(Boolean)).toEqual([toTemplateFile(shared).template])
  })

  it.each([
    ['{"format":', 'O conteúdo não é JSON.'],
    ['{"a":1}', 'Este JSON não é um template do Relâmpago.'],
    ['{"format":"relampago-template","version":7,"template":{}}', 'O arquivo vem de uma versão mais nova do Relâmpago.'],
    [' '.repeat(70_000), 'O arquivo passa de 64 KB.'],
  ])('refuses %.40j and says why, without asking the server', async (content, reason) => {
    const seen = open()

    await choose(fileOf(content))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('modelo.json não foi importado')
    expect(alert).toHaveTextContent(reason)
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('does not read a file of gigabytes', async () => {
    open()
    const film = fileOf('x', 'filme.json')
    Object.defineProperty(film, 'size', { value: 5e9 })
    const read = vi.spyOn(film, 'text')

    await choose(film)

    expect(await screen.findByText('filme.json não foi importado')).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  it('shows the field that the server refuses and how to correct it; the corrected file can be chosen again', async () => {
    const fix = 'Confira o campo effects[0].intensity: use um número de 0 a 100.'
    let isCorrected = false
    const seen = open({
      'POST /api/templates': () => {
        const answer = isCorrected ? created : failure(422, 'invalid_field', fix)
        isCorrected = true
        return answer
      },
    })
    await choose(fileOf(text.replace('40', '400')))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(fix)
    expect(alert).toHaveTextContent('Corrija o arquivo e escolha de novo. Nada foi criado.')
    await choose(fileOf(text), 1)

    expect(await screen.findByText('Template Importado')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(bodiesTo(seen, '/api/templates').filter(Boolean)).toHaveLength(2)
  })

  it('is tried again with the same content when the server was not reached', async () => {
    let isUp = false
    const seen = open({
      'POST /api/templates': () => {
        if (!isUp) throw new TypeError('Failed to fetch')
        return created
      },
    })
    await choose(fileOf(text))
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.')
    isUp = true

    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }))

    expect(await screen.findByText('Template Importado')).toBeVisible()
    expect(
      new Set(
        bodiesTo(seen, '/api/templates')
          .filter(Boolean)
          .map((body) => JSON.stringify(body)),
      ).size,
    ).toBe(1)
  })

  it('that failed can be left alone', async () => {
    open()
    await choose(fileOf('?'))

    await userEvent.setup().click(await screen.findByRole('button', { name: 'Dispensar' }))

    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('exporting a template', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  })
  const own = { ...shared, author_id: bia.id }
  const press = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Exportar Feirão “já”' }))

  it('saves what the server sends under a name that every system takes', async () => {
    open({ ...templateAnswers({ own: [own] }), 'GET /api/templates/t1/file': { body: new Blob([text]) } })

    await press()

    await waitFor(() => expect(saved).toEqual(['template-feirao-ja.json']))
  })

  it('that fails says so', async () => {
    open({ ...templateAnswers({ own: [own] }), 'GET /api/templates/t1/file': failure(500, 'internal_error', 'x') })

    await press()

    expect(await screen.findByText('Falha ao exportar template. Tente novamente.')).toBeVisible()
    expect(saved).toEqual([])
  })
})
