import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AllInView, noPainter, openInEditor, testEffect } from '../../../../tests/test-editor.tsx'
import { EditorLayout } from './editor-layout.tsx'

beforeEach(() => vi.stubGlobal('IntersectionObserver', AllInView))

function openLayout(effects = [testEffect('hue')]) {
  return openInEditor(<EditorLayout stage={<p>canvas</p>} timeline={<p>timeline</p>} openPainter={noPainter} />, { project: { effects } })
}
const opens = (name: string) => within(screen.getByRole('banner')).getByRole('button', { name })
const library = () => opens('Efeitos e transições')
const controls = () => opens('Controles e projeto')

describe('the sheets of small screens', () => {
  it.each([
    ['open on the library where the template is empty', [], 'true'],
    ['are closed where it is not', [testEffect('hue')], 'false'],
  ] as const)('%s', (_, effects, isOpen) => {
    openLayout([...effects])

    expect(library()).toHaveAttribute('aria-expanded', isOpen)
  })

  it('are toggled by two buttons, one at a time, and leave the canvas in view', async () => {
    const user = userEvent.setup()
    openLayout()
    expect(library()).toHaveAttribute('aria-expanded', 'false')

    await user.click(library())
    expect(library()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('region', { name: 'Efeitos e transições' })).toHaveAttribute('id', library().getAttribute('aria-controls'))
    expect(screen.getByText('canvas')).toBeVisible()

    await user.click(controls())
    expect(library()).toHaveAttribute('aria-expanded', 'false')
    expect(controls()).toHaveAttribute('aria-expanded', 'true')

    await user.click(controls())
    expect(controls()).toHaveAttribute('aria-expanded', 'false')
  })

  it('close on Escape, which gives the focus back to the button', async () => {
    const user = userEvent.setup()
    openLayout()
    await user.click(library())
    screen.getByRole('searchbox').focus()

    await user.keyboard('{Escape}')

    expect(library()).toHaveAttribute('aria-expanded', 'false')
    expect(library()).toHaveFocus()
  })

  it('close by their handle: pressed, or dragged down', async () => {
    const user = userEvent.setup()
    openLayout()
    const handle = (id: string) => within(screen.getByRole('region', { name: id })).getByRole('button', { name: 'Fechar painel' })
    await user.click(library())
    await user.click(handle('Efeitos e transições'))
    expect(library()).toHaveAttribute('aria-expanded', 'false')

    await user.click(controls())
    fireEvent.pointerDown(handle('Controles e projeto'), { clientY: 100 })
    fireEvent.pointerMove(handle('Controles e projeto'), { clientY: 130 })
    expect(controls()).toHaveAttribute('aria-expanded', 'true')
    fireEvent.pointerMove(handle('Controles e projeto'), { clientY: 170 })
    expect(controls()).toHaveAttribute('aria-expanded', 'false')
  })
})
