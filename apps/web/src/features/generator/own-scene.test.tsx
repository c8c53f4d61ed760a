import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from '../../../tests/generator-answers.ts'
import { AllInView } from '../../../tests/test-editor.tsx'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith, bodiesTo, failure } from '../../../tests/test-server.ts'

const stillPath = '/api/v1/previews/theme'
const productPath = '/api/v1/previews/product'
const webp = (name: string) => ({ body: new Blob([name], { type: 'image/webp' }) })
const fone = { name: 'Fone Aurora X2', price: 'R$ 129,90', list_price: 'era R$ 179,90', host: 'www.amazon.com.br', photo: 'data:image/jpeg;base64,AAAA' }

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllInView)
  Object.assign(URL, { createObjectURL: () => 'blob:scene', revokeObjectURL: () => {} })
})

const scene = () => document.querySelector('aside [data-scene]')
const field = () => screen.findByLabelText('Tema ou link do produto')

describe('a theme', () => {
  it('is drawn once, after a pause in typing, in the language of the video', async () => {
    const seen = answerWith({ ...options, [`POST ${stillPath}`]: webp('scene') })
    openPage('/generator')
    await userEvent.type(await field(), 'bitcoin')

    await waitFor(() => expect(scene()).toHaveAttribute('data-picture', 'still'))
    expect(bodiesTo(seen, stillPath)).toEqual([{ input: 'bitcoin', language: 'pt-BR' }])
    expect(scene()).toHaveTextContent('Uma cena possível')
    expect(scene()?.querySelectorAll('img')).toHaveLength(1)
  })

  it('shows no scene of the text before it while it is typed', async () => {
    answerWith({ ...options, [`POST ${stillPath}`]: webp('scene') })
    openPage('/generator')
    await userEvent.type(await field(), 'bitcoin')
    await waitFor(() => expect(scene()).toHaveAttribute('data-picture', 'still'))

    await userEvent.type(await field(), ' hoje')

    expect(scene()).toHaveAttribute('data-picture', 'none')
    expect(scene()).toHaveAttribute('data-scene', 'bitcoin hoje')
    expect(scene()?.querySelector('img')).toHaveClass('own-scene-leaving')
  })

  it('keeps its title where the server is busy, and does not ask again', async () => {
    const seen = answerWith({ ...options, [`POST ${stillPath}`]: failure(503, 'preview_busy', 'Há muitas prévias na fila agora.') })
    openPage('/generator')
    await userEvent.type(await field(), 'bitcoin')
    await waitFor(() => expect(bodiesTo(seen, stillPath)).toHaveLength(1))
    await act(async () => {})

    expect(scene()).toHaveAttribute('data-picture', 'none')
    expect(scene()).toHaveTextContent('bitcoinImagens ao gerar')
    expect(bodiesTo(seen, stillPath)).toHaveLength(1)
  })
})

describe('a link', () => {
  it('shows that its page is being read, then its photo, price and shop', async () => {
    const read = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({ ...options, [`POST ${productPath}`]: () => read.promise })
    openPage('/generator')
    await userEvent.click(await field())
    await userEvent.paste('https://www.amazon.com.br/dp/1')
    await waitFor(() => expect(scene()).toHaveTextContent('AmazonLendo a página…'))

    read.resolve({ body: { product: fone, error_type: null, message: null } })

    await waitFor(() => expect(scene()).toHaveTextContent('Fone Aurora X2R$ 129,90era R$ 179,90Na página: Amazon'))
    expect(scene()?.querySelector('img')).toHaveAttribute('src', fone.photo)
    expect(bodiesTo(seen, productPath)).toEqual([{ input: 'https://www.amazon.com.br/dp/1', language: 'pt-BR' }])
    expect(bodiesTo(seen, stillPath)).toEqual([])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Fone Aurora X2, R$ 129,90, Na página: Amazon')
  })

  it('keeps the name of its shop and says so where the page cannot be read', async () => {
    answerWith({ ...options, [`POST ${productPath}`]: { body: { product: null, error_type: 'page_refused', message: 'A loja não deixou.' } } })
    openPage('/generator')
    await userEvent.click(await field())
    await userEvent.paste('https://www.amazon.com.br/dp/1')

    await waitFor(() => expect(scene()).toHaveTextContent('AmazonNão deu para ler a página agora'))
    expect(scene()?.querySelectorAll('img')).toHaveLength(0)
  })
})

it.each(['', '   ', 'https://', 'www.', '!!!'])('nothing is asked for the text "%s", however long it stays', async (text) => {
  const seen = answerWith(options)
  openPage('/generator')
  const input = await field()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(input, { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(5000))

  expect(seen.filter(({ path }) => path.includes('/previews/'))).toEqual([])
})
