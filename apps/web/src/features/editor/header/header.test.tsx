import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openInEditor, testEffect, testTransition } from '../../../../tests/test-editor.tsx'
import { chooseLanguage } from '../../../language/language.ts'
import { EditorHeader } from './editor-header.tsx'

const header = <EditorHeader sheet={null} onSheet={() => undefined} />
const saving = { state: 'idle', keptAt: null, hasChanges: false, save: async () => undefined, resolve: async () => undefined } as const

describe('the header of the editor', () => {
  it('leads back to the home page', () => {
    openInEditor(header)

    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  })

  it('counts effects and transitions against their limits', () => {
    openInEditor(header, { project: { effects: [testEffect('eq'), testEffect('hue')], transitions: [testTransition('fade')] } })

    expect(screen.getByText('Efeitos 2/15')).toBeVisible()
    expect(screen.getByText('Transições 1/25')).toBeVisible()
  })

  it('edits the name in place, at most 100 characters, as one step to undo', async () => {
    const user = userEvent.setup()
    const opened = openInEditor(header)
    const name = screen.getByRole('textbox', { name: 'Nome do template' })
    expect(name).toHaveValue('Novo Template Profissional')
    expect(name).toHaveAttribute('maxlength', '100')

    await user.click(screen.getByRole('button', { name: 'Editar o nome' }))
    await user.keyboard('Feira{Enter}')

    expect(opened.editor.project.name).toBe('Feira')
    expect(new Set(opened.actions.map(({ gesture }) => gesture)).size).toBe(1)
    expect(name).not.toHaveFocus()
  })

  it('gives the old name back on Escape', async () => {
    const user = userEvent.setup()
    const opened = openInEditor(header, { project: { name: 'Feira' } })

    await user.type(screen.getByRole('textbox', { name: 'Nome do template' }), ' de sábado{Escape}')

    expect(opened.editor.project.name).toBe('Feira')
  })

  it('saves, and says so while it is saving', async () => {
    const user = userEvent.setup()
    const opened = openInEditor(header)

    await user.click(screen.getByRole('button', { name: 'Salvar' }))

    expect(opened.calls).toEqual(['save'])
  })

  it('cannot save twice at once', () => {
    openInEditor(header, { editor: { saving: { ...saving, state: 'saving' } } })

    expect(screen.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
  })

  it('says when the draft was stored on this device', () => {
    const keptAt = new Date(2026, 10, 23, 14, 32).toISOString()
    openInEditor(header, { editor: { saving: { ...saving, keptAt } } })

    expect(screen.getByText('Salvo neste aparelho às 14:32')).toBeVisible()
  })

  it('shows statistics counted in the catalogue', async () => {
    const user = userEvent.setup()
    openInEditor(header)
    await user.click(screen.getByRole('button', { name: 'Estatísticas' }))

    const dialog = within(screen.getByRole('dialog', { name: 'Estatísticas do editor' }))

    expect(dialog.getByText('48')).toBeVisible()
    expect(dialog.getByText('47')).toBeVisible()
    expect(dialog.getByText('Correção de cor').nextElementSibling).toHaveTextContent('12')
    expect(dialog.getByText('Cortinas').nextElementSibling).toHaveTextContent('8')
    expect(dialog.getByText(/^Exportação de vídeo: rascunho/)).toBeVisible()
    expect(dialog.getByText('Múltiplos vídeos/imagens')).toBeVisible()
    expect(dialog.getByText('Camadas de texto e áudio')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has English labels', () => {
    chooseLanguage('en')
    openInEditor(header)

    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
    expect(screen.getByText('Effects 0/15')).toBeVisible()
  })
})
