import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith } from '../../../../tests/test-server.ts'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'

const drawn = testTemplate('2', {
  name: 'Feirão',
  category: 'calm',
  thumbnail_image: '/static/templates/a-still.webp',
  preview_loop: '/static/templates/a-loop.mp4',
})

/** Elements that the page watches, each with what tells it that the element is in the middle. */
let watched: Map<Element, (isIntersecting: boolean) => void>
let played: number
beforeEach(() => {
  watched = new Map()
  played = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback
      }
      observe(target: Element) {
        watched.set(target, (isIntersecting) => this.#callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never))
      }
      unobserve(target: Element) {
        watched.delete(target)
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void (played += 1))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  return () => vi.restoreAllMocks()
})

function browserWith({ motion = true, hover = true, saveData = false }): void {
  vi.stubGlobal('matchMedia', (media: string) => {
    const matches = (media.includes('reduced-motion') && !motion) || (media === '(hover: none)' && !hover)
    return Object.assign(new EventTarget(), { media, matches })
  })
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })
}

async function openCard(template = drawn) {
  signInBia()
  answerWith(templateAnswers({ published: [template] }))
  openPage('/templates')
  return await screen.findByRole('article', { name: 'Feirão' })
}
const film = (card: HTMLElement) => card.querySelector('video')

describe('the film of a card', () => {
  it('is fetched and plays only under the mouse, and is dropped afterwards', async () => {
    browserWith({})
    const card = await openCard()
    expect(film(card)).toBeNull()

    fireEvent.pointerEnter(card)

    await waitFor(() => expect(film(card)).toHaveAttribute('src', '/static/templates/a-loop.mp4'))
    const video = film(card)
    expect(video).toMatchObject({ muted: true, loop: true, preload: 'none' })
    expect(video).toHaveAttribute('playsinline')
    expect(played).toBe(1)
    fireEvent.pointerLeave(card)
    await waitFor(() => expect(film(card)).toBeNull())
    // React runs the clean-up of an effect after the element has left the page.
    await waitFor(() => expect(video).not.toHaveAttribute('src'))
  })

  it('plays while the focus is inside', async () => {
    browserWith({})
    const card = await openCard()

    act(() => within(card).getByRole('link', { name: 'Feirão' }).focus())

    await waitFor(() => expect(film(card)).not.toBeNull())
    act(() => within(card).getByRole('link', { name: 'Feirão' }).blur())
    await waitFor(() => expect(film(card)).toBeNull())
  })

  it('plays in the middle of the screen where nothing can hover', async () => {
    browserWith({ hover: false })
    const card = await openCard()
    fireEvent.pointerEnter(card)

    act(() => watched.get(card)?.(true))

    expect(film(card)).not.toBeNull()
    act(() => watched.get(card)?.(false))
    expect(film(card)).toBeNull()
  })

  it.each([
    ['less motion is wanted', { motion: false }],
    ['data is saved', { saveData: true }],
    ['less motion is wanted on a phone', { motion: false, hover: false }],
  ])('stays away when %s: the still is shown', async (_, browser) => {
    browserWith(browser)
    const card = await openCard()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    act(() => within(card).getByRole('link', { name: 'Feirão' }).focus())
    fireEvent.pointerEnter(card)

    act(() => void vi.runAllTimers())

    expect(film(card)).toBeNull()
    expect(watched.has(card)).toBe(false)
    expect(card.querySelector('img')).toHaveAttribute('src', '/static/templates/a-still.webp')
  })

  it('is hidden until it plays', async () => {
    browserWith({})
    const card = await openCard()
    fireEvent.pointerEnter(card)
    await waitFor(() => expect(film(card)).toHaveClass('opacity-0'))

    fireEvent.playing(film(card) as HTMLVideoElement)

    expect(film(card)).not.toHaveClass('opacity-0')
  })
})

describe('a template without a picture', () => {
  it('has a frame in the colour of its category, with its name', async () => {
    browserWith({})
    const card = await openCard({ ...drawn, thumbnail_image: null, preview_loop: null })

    expect(card.querySelector('img')).toBeNull()
    expect(card.querySelector('[data-category=calm]')).toHaveTextContent('Calmo')
  })

  it('has it too when the picture does not arrive', async () => {
    browserWith({})
    const card = await openCard()

    fireEvent.error(card.querySelector('img') as HTMLImageElement)

    expect(card.querySelector('img')).toBeNull()
    expect(card.querySelector('[data-category=calm]')).not.toBeNull()
  })
})
