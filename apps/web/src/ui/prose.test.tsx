import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { Prose } from './prose.tsx'

const html =
  '<p><a href="/pricing?plan=pro"><strong>Planos</strong></a> <a href="#fim">Fim</a> <a href="https://example.com/" rel="noopener">Fonte</a> ' +
  '<a href="/blog/feed.xml" rel="external">RSS</a> texto</p>'

function Place() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/blog/um']}>
      <Prose html={html} />
      <Place />
    </MemoryRouter>,
  )
})

describe('a link in a text', () => {
  it.each([
    ['Planos', '/pricing?plan=pro'],
    ['Fim', '/blog/um#fim'],
  ])('to %s opens without loading a document', async (name, place) => {
    await userEvent.setup().click(screen.getByText(name))

    expect(screen.getByRole('status')).toHaveTextContent(place)
  })

  it.each([
    ['that leads elsewhere', 'Fonte', {}],
    ['that leads to a file', 'RSS', {}],
    ['to a page in a new tab', 'Planos', { ctrlKey: true }],
    ['to a page in a new tab on a Mac', 'Planos', { metaKey: true }],
    ['to a page in a new window', 'Planos', { shiftKey: true }],
    ['to a page, pressed with the second button', 'Planos', { button: 1 }],
  ])("%s is the browser's", (_, name, init) => {
    const click = (event: Event) => {
      expect(event.defaultPrevented).toBe(false)
      // jsdom opens no addresses.
      event.preventDefault()
    }
    document.addEventListener('click', click, { once: true })

    fireEvent.click(screen.getByText(name), init)

    expect(screen.getByRole('status')).toHaveTextContent('/blog/um')
    expect.assertions(2)
  })
})
