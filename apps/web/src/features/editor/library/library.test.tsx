import { effectIds, extraEffectIds } from '@relampago/domain/catalogue'
import type { PictureSource, TilePainter } from '@relampago/preview'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AllInView, noPainter, openInEditor, testEffect, testTransition } from '../../../../tests/test-editor.tsx'
import { chooseLanguage } from '../../../language/language.ts'
import { PainterProvider } from '../tiles/painter-provider.tsx'
import { LibraryPanel } from './library-panel.tsx'

beforeEach(() => vi.stubGlobal('IntersectionObserver', AllInView))

const tileCount = effectIds.length + extraEffectIds.length

/** A painter that lists what it is asked to paint; its tiles are empty. */
function listingPainter() {
  const painted: string[] = []
  const name = (picture: PictureSource) => ('url' in picture ? picture.url : 'file')
  const paint = async (what: string) => {
    painted.push(what)
    return Object.assign(document.createElement('canvas'), { close: () => undefined })
  }
  const painter: TilePainter = {
    effect: (id, intensity, picture) => paint(`${id} ${intensity} ${name(picture)}`),
    transition: (id, progress, from, to) => paint(`${id} ${progress.toFixed(2)} ${name(from)} ${name(to)}`),
    frame: (_order, time) => paint(`frame ${time}`),
    close: () => undefined,
  }
  return { painted, open: async () => painter }
}

function openLibrary(start: Parameters<typeof openInEditor>[1] = {}, open: () => Promise<TilePainter> = noPainter) {
  const opened = openInEditor(
    <PainterProvider open={open}>
      <LibraryPanel />
    </PainterProvider>,
    start,
  )
  return { opened, user: userEvent.setup() }
}
const group = (name: RegExp) => within(screen.getByRole('region', { name }))
const transitionsTab = () => screen.getByRole('tab', { name: /Transições/ })

describe('the library', () => {
  it('has two tabs with the numbers of the catalogue', async () => {
    const { user } = openLibrary()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Efeitos 48', 'Transições 47'])

    await user.click(transitionsTab())

    expect(screen.getByRole('button', { name: 'Esmaecer em preto' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Vibração' })).toBeNull()
  })

  it('groups effects by category, extras in a group of their own, each group with its description', () => {
    openLibrary()

    const groups = screen.getAllByRole('region').filter((region) => within(region).queryByRole('heading') !== null)
    const buttons = groups.map((region) => region.querySelectorAll('[data-tile]').length)

    expect(groups).toHaveLength(8)
    expect(buttons.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(effectIds.length)
    expect(group(/Extras/).getByRole('button', { name: 'Neve' })).toHaveAccessibleDescription('Aproximado ao tocar: parado, o quadro é o do vídeo')
    expect(group(/Desfoque/).getByText('Suaviza a imagem inteira')).toBeVisible()
  })

  it('closes and opens a group', async () => {
    const { user } = openLibrary()
    const heading = screen.getByRole('button', { name: /Correção de cor/ })

    await user.click(heading)
    expect(heading).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button', { name: 'Vibração' })).toBeNull()

    await user.click(heading)
    expect(screen.getByRole('button', { name: 'Vibração' })).toBeVisible()
  })

  it('finds by name without accents, and by id, also in closed groups', async () => {
    const { user } = openLibrary()
    await user.click(screen.getByRole('button', { name: /Correção de cor/ }))
    const search = screen.getByRole('searchbox', { name: 'Buscar efeito' })

    await user.type(search, 'vibracao')
    expect([...document.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'))).toEqual(['vibrance'])

    await user.clear(search)
    await user.type(search, 'gblur')
    expect(screen.getByRole('button', { name: 'Desfoque gaussiano' })).toBeVisible()

    await user.type(search, 'x')
    expect(screen.getByText('Nada encontrado para “gblurx”.')).toBeVisible()
  })

  it('has English names', () => {
    chooseLanguage('en')
    openLibrary()

    expect(screen.getByRole('button', { name: 'Gaussian blur' })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Effects 48', 'Transitions 47'])
  })
})

describe('a press on an effect', () => {
  it('adds it, and shows it as active and selected', async () => {
    const { opened, user } = openLibrary()
    const tile = screen.getByRole('button', { name: 'Vibração' })
    expect(tile).toHaveAttribute('aria-pressed', 'false')

    await user.click(tile)

    expect(opened.actions.map(({ action }) => action)).toEqual([{ kind: 'addEffect', type: 'vibrance' }])
    expect(tile).toHaveAttribute('aria-pressed', 'true')
    expect(tile).toHaveAttribute('aria-current', 'true')
  })

  it('selects it when it is there', async () => {
    const { opened, user } = openLibrary({ project: { effects: [testEffect('eq', { id: 'e1' })] } })
    const tile = screen.getByRole('button', { name: 'Equalização' })
    expect(tile).toHaveAttribute('aria-pressed', 'true')
    expect(tile).not.toHaveAttribute('aria-current')

    await user.click(tile)

    expect(opened.actions).toEqual([])
    expect(opened.editor.selectedId).toBe('e1')
    expect(tile).toHaveAttribute('aria-current', 'true')
  })
})

describe('a press on a transition', () => {
  it('always adds one more', async () => {
    const { opened, user } = openLibrary({ project: { transitions: [testTransition('fade')] } })
    await user.click(transitionsTab())

    await user.click(screen.getByRole('button', { name: 'Esmaecer, usada 1 vez' }))

    expect(opened.actions.map(({ action }) => action)).toEqual([{ kind: 'addTransition', type: 'fade' }])
    expect(screen.getByRole('button', { name: 'Esmaecer, usada 2 vezes' })).toHaveTextContent('2×')
  })
})

describe('the keyboard', () => {
  it('stops once at the tiles, moves with arrows and adds with Enter', async () => {
    const { opened, user } = openLibrary()
    const stops = () => [...document.querySelectorAll('[data-tile][tabindex="0"]')].map((tile) => tile.getAttribute('data-tile'))
    expect(stops()).toEqual(['eq'])
    screen.getByRole('button', { name: 'Equalização' }).focus()

    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(stops()).toEqual(['colorlevels'])
    expect(screen.getByRole('button', { name: 'Níveis' })).toHaveFocus()

    await user.keyboard('{Enter}')
    expect(opened.actions.map(({ action }) => action)).toEqual([{ kind: 'addEffect', type: 'colorlevels' }])
  })
})

describe('the tiles', () => {
  it('are painted on the chosen photo, stronger where 50 does nothing, and again when the photo changes', async () => {
    const { painted, open } = listingPainter()
    const { user } = openLibrary({}, open)
    await waitFor(() => expect(painted).toHaveLength(tileCount))
    expect(painted).toContain('vibrance 50 /one.jpg')
    expect(painted).toContain('colorbalance 75 /one.jpg')

    await user.click(screen.getByRole('button', { name: 'Fotos da prévia' }))
    await user.click(screen.getByRole('button', { name: 'Mostrar os efeitos na foto 2' }))

    await waitFor(() => expect(painted).toHaveLength(2 * tileCount))
    expect(painted).toContain('vibrance 50 /two.jpg')
  })

  it('show moments of transitions, and stand still when less motion is wanted', async () => {
    const { painted, open } = listingPainter()
    const { user } = openLibrary({}, open)
    await user.click(transitionsTab())
    await waitFor(() => expect(painted).toContain('filmburn 0.35 /one.jpg /two.jpg'))

    act(() => screen.getByRole('button', { name: 'Dissolver' }).focus())

    expect(painted.filter((what) => what.startsWith('dissolve'))).toEqual(['dissolve 0.35 /one.jpg /two.jpg'])
  })

  it('run a transition in focus from its start, and stop when it is left', async () => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
    const { painted, open } = listingPainter()
    const { user } = openLibrary({}, open)
    await user.click(transitionsTab())
    await waitFor(() => expect(painted).toContain('verticalblur 0.35 /one.jpg /two.jpg'))

    act(() => screen.getByRole('button', { name: 'Dissolver' }).focus())
    await waitFor(() => expect(painted).toContain('dissolve 0.17 /one.jpg /two.jpg'))

    act(() => screen.getByRole('button', { name: 'Dissolver' }).blur())
    act(() => screen.getByRole('button', { name: 'Radial' }).focus())
    await waitFor(() => expect(painted).toContain('radial 0.17 /one.jpg /two.jpg'))
    const frames = painted.filter((what) => what.startsWith('dissolve'))
    await waitFor(() => expect(painted).toContain('radial 0.50 /one.jpg /two.jpg'))
    expect(painted.filter((what) => what.startsWith('dissolve'))).toEqual(frames)
  })

  it('are plain with the icon of their category without an engine', () => {
    openLibrary()

    expect(screen.getByRole('button', { name: 'Vibração' }).querySelector('svg.lucide-palette')).not.toBeNull()
    expect(document.body).not.toHaveTextContent('🎨')
  })
})

describe('the photos', () => {
  it('can be the person’s own, which stay on this device', async () => {
    const { opened, user } = openLibrary()
    await user.click(screen.getByRole('button', { name: 'Fotos da prévia' }))
    expect(screen.getByText('Suas fotos ficam neste aparelho: nada é enviado.')).toBeVisible()

    await user.upload(screen.getByLabelText('Usar minhas fotos', { selector: 'input' }), [new File(['a'], 'praia.jpg', { type: 'image/jpeg' })])

    expect(opened.calls).toEqual(['choose praia.jpg'])
    expect(screen.queryByRole('button', { name: 'Voltar aos exemplos' })).toBeNull()
  })

  it('go back to the samples', async () => {
    const calls: string[] = []
    const own = { pictures: [{ url: '/own.jpg' }], areOwn: true, choose: () => undefined, useSamples: () => void calls.push('samples') }
    const { user } = openLibrary({ editor: { photos: own } })
    await user.click(screen.getByRole('button', { name: 'Fotos da prévia' }))

    await user.click(screen.getByRole('button', { name: 'Voltar aos exemplos' }))

    expect(calls).toEqual(['samples'])
  })
})
