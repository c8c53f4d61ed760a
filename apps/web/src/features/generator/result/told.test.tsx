import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { finished, options, storeRunningTask } from '../../../../tests/generator-answers.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia } from '../../../../tests/test-server.ts'
import { startLanguage } from '../../../language/language.ts'

const page = { kind: 'encyclopedia', source: 'Wikipédia', title: 'Café', url: 'https://pt.wikipedia.org/wiki/Caf%C3%A9', licence: 'CC BY-SA 4.0' }

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} })
})

afterEach(() => startLanguage('pt'))

function openFinished(given: Record<string, unknown>, saved: Record<string, unknown> = {}) {
  storeRunningTask()
  localStorage.setItem('user', JSON.stringify(bia))
  localStorage.setItem('wizardState', JSON.stringify({ input: 'café', step: 3, duration: 30, ...saved }))
  const done = finished(Date.now())
  const body = { ...done, result: { ...done.result, ...given } }
  answerWith({
    ...options,
    'GET /video-progress/t1': { body },
    'GET /get-final-video/t1': { body: 'bytes', headers: { 'content-type': 'video/mp4' } },
  })
  openPage('/generator')
}
async function sources() {
  const heading = await screen.findByRole('heading', { name: 'De onde vem cada frase' })
  return within(heading.closest('section') as HTMLElement)
}

describe('the sources of a finished video', () => {
  it('name for every sentence where it comes from', async () => {
    openFinished({
      told: [
        { text: 'Uma pergunta?', source: { kind: 'structure' } },
        { text: 'A loja abre às 9.', source: { kind: 'context' } },
        { text: 'O preço é R$ 20.', source: { kind: 'page', field: 'price' } },
        { text: 'São 80 pontos.', source: { kind: 'fact', check: 'Specialty Coffee Association' } },
        { text: 'O café é uma fruta.', source: page },
      ],
    })

    const list = (await sources()).getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')].map((part) => part.textContent))

    expect(list).toEqual([
      ['Uma pergunta?', 'pergunta ou convite, não afirma nada'],
      ['A loja abre às 9.', 'suas palavras'],
      ['O preço é R$ 20.', 'página do produto'],
      ['São 80 pontos.', 'Specialty Coffee Association'],
      ['O café é uma fruta.', 'Wikipédia: Café (CC BY-SA 4.0)'],
    ])
  })

  it('lead to the page of an encyclopedia, which learns nothing of this one', async () => {
    openFinished({ told: [{ text: 'O café é uma fruta.', source: page }] })

    const link = (await sources()).getByRole('link', { name: 'Wikipédia: Café' })

    expect(link).toHaveAttribute('href', page.url)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each(['http://127.0.0.1/wiki/a', 'http://pt.wikipedia.org/wiki/a', 'javascript:alert(1)', 'data:text/html,a', '//evil.example', 'não é endereço', ''])(
    'lead nowhere with the address %s',
    async (url) => {
      openFinished({ told: [{ text: 'O café é uma fruta.', source: { ...page, url } }] })

      const list = await sources()

      expect(list.getByText('Wikipédia: Café (CC BY-SA 4.0)')).toBeVisible()
      expect(list.queryByRole('link')).toBeNull()
    },
  )

  it.each([
    ['an old record', undefined],
    ['a broken one', 'x'],
    ['one of kinds that this page does not know', [{ text: 'a', source: { kind: 'rumour' } }, { text: 3, source: page }, null]],
  ])('are left out for %s', async (_, told) => {
    openFinished({ told })

    expect(await screen.findByRole('button', { name: 'Baixar MP4' })).toBeVisible()
    expect(screen.queryByText('De onde vem cada frase')).toBeNull()
  })
})

describe('who wrote the script', () => {
  it.each([
    ['Roteiro feito com as suas palavras.', [{ text: 'A loja abre às 9.', source: { kind: 'context' } }]],
    [/Roteiro geral: sem fatos/, [{ text: 'Uma pergunta?', source: { kind: 'structure' } }]],
  ])('without facts: %s', async (text, told) => {
    openFinished({ writer: 'structure', told })

    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('what of the context was not used', () => {
  it('is listed with what helps, and can be copied', async () => {
    const user = userEvent.setup()
    openFinished({ unused_context: ['Aberto aos domingos.', 'Rua Sete, 120.'] })

    expect(await screen.findByRole('heading', { name: 'Não coube no vídeo' })).toBeVisible()
    expect(screen.getByText(/Escolha uma duração maior ou escreva menos/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copiar: Rua Sete, 120.' }))

    expect(await navigator.clipboard.readText()).toBe('Rua Sete, 120.')
  })

  it('does not ask for more than the longest duration', async () => {
    openFinished({ unused_context: ['Aberto aos domingos.'] }, { duration: 60 })

    expect(await screen.findByText('Escreva menos no contexto e gere de novo.')).toBeVisible()
  })

  it('is no section when everything was used', async () => {
    openFinished({})

    expect(await screen.findByRole('button', { name: 'Baixar MP4' })).toBeVisible()
    expect(screen.queryByText('Não coube no vídeo')).toBeNull()
  })
})

describe('a form of the script that the theme cannot carry', () => {
  it('is named, with the one that was told instead', async () => {
    openFinished({ shape: { told: 'questions', ordered: 'quiz' } })

    expect(await screen.findByText('Este tema não dá para o formato Quiz. O vídeo saiu como Perguntas e respostas.')).toBeVisible()
  })

  it.each([{ told: 'quiz', ordered: null }, null, undefined])('is not mentioned where all is as ordered: %j', async (shape) => {
    openFinished({ shape })

    expect(await screen.findByRole('button', { name: 'Baixar MP4' })).toBeVisible()
    expect(screen.queryByText(/Este tema não dá/)).toBeNull()
  })
})

describe('the texts to post', () => {
  it.each([
    ['Copiar', 'Você sabe o que faz um café ser especial?\n\n#cafe #barista'],
    ['Copiar hashtags', '#cafe #barista'],
    ['Copiar primeiro comentário', 'Fonte: Specialty Coffee Association: cupping protocol'],
    ['Copiar título para o Shorts', 'O que faz um café ser especial?'],
  ])('are copied one by one: %s', async (name, text) => {
    const user = userEvent.setup()
    openFinished({})

    await user.click(await screen.findByRole('button', { name }))

    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('of a video without them are not offered', async () => {
    openFinished({ first_comment: '', shorts_title: '', hashtags: [] })

    expect(await screen.findByRole('button', { name: 'Copiar' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Primeiro comentário|Título para o Shorts|Hashtags/ })).toBeNull()
  })

  it('and the sources are in English for who reads English', async () => {
    startLanguage('en')
    openFinished({ unused_context: ['Open on Sundays.'] })

    for (const name of ['Where each sentence comes from', 'Did not fit into the video', 'First comment', 'Title for Shorts'])
      expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByText('question or invitation, states nothing')).toBeVisible()
  })
})

describe('the other openings of a finished video', () => {
  const openings = [
    { style: 'question', text: 'O que faz um café ser especial?', answer: 'São grãos com 80 pontos ou mais.' },
    { style: 'number', text: 'O café em um número: 80 pontos.', answer: 'São grãos com 80 pontos ou mais.' },
    { style: 'unheard of', text: 'Uma forma que esta página não conhece.' },
  ]

  it('are offered with their kind and what follows, without the one that is spoken', async () => {
    openFinished({ openings })

    const heading = await screen.findByRole('heading', { name: 'Outras aberturas' })
    const list = within(heading.closest('section') as HTMLElement).getAllByRole('listitem')

    expect(list.map(({ textContent }) => textContent)).toEqual(['NúmeroO café em um número: 80 pontos.Em seguida: São grãos com 80 pontos ou mais.Usar esta'])
  })

  it('go into the next order, and the last step shows the one that was chosen', async () => {
    openFinished({ openings })

    await userEvent.click(await screen.findByRole('button', { name: 'Usar esta abertura: O café em um número: 80 pontos.' }))

    expect(await screen.findByText('Abertura escolhida')).toBeVisible()
    expect(screen.getByText('O café em um número: 80 pontos.')).toBeVisible()
  })

  it('take no place where there are none', async () => {
    openFinished({})
    await screen.findByRole('heading', { name: 'De onde vem cada frase' })

    expect(screen.queryByRole('heading', { name: 'Outras aberturas' })).toBeNull()
  })
})
