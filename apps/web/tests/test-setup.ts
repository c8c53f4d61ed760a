import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { startLanguage } from '../src/language/language.ts'
import { forgetSession } from '../src/session/session.ts'

// The first import of a page on a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 90_000 })

// What jsdom leaves out of the browser.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open')
    this.dispatchEvent(new Event('close'))
  },
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLMediaElement.prototype.load = () => {}
// Fonts never arrive, so that nothing is drawn: previews are tested where there are pixels.
Object.assign(window, {
  FontFace: class {
    load = () => new Promise(() => {})
  },
})
// Nothing comes into view by itself.
Object.assign(window, {
  IntersectionObserver: class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  },
})
// Motion is reduced.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null, addListener() {}, removeListener() {} })

beforeEach(() => startLanguage('pt'))
afterEach(() => {
  cleanup()
  forgetSession()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
