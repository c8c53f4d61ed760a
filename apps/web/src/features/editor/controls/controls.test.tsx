import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AllInView, noPainter, openInEditor, testEffect, testTransition } from '../../../../tests/test-editor.tsx'
import { chooseLanguage } from '../../../language/language.ts'
import { PainterProvider } from '../tiles/painter-provider.tsx'
import { ControlsPanel } from './controls-panel.tsx'

beforeEach(() => vi.stubGlobal('IntersectionObserver', AllInView))

function openControls(start: Parameters<typeof openInEditor>[1] = {}) {
  return {
    opened: openInEditor(
      <PainterProvider open={noPainter}>
        <ControlsPanel />
      </PainterProvider>,
      start,
    ),
    user: userEvent.setup(),
  }
}
const actionsOf = ({ actions }: ReturnType<typeof openInEditor>) => actions.map(({ action }) => action)
const typeOver = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

describe('with nothing selected', () => {
  it('the panel says where to select', () => {
    openControls({ project: { effects: [testEffect('eq')] } })

    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Controles', 'Projeto'])
    expect(screen.getByText('Selecione um elemento na timeline para editar.')).toBeVisible()
  })
})

describe('the tab', () => {
  it('follows the selection to the controls', async () => {
    const { opened, user } = openControls({ project: { effects: [testEffect('eq')] } })
    await user.click(screen.getByRole('tab', { name: 'Projeto' }))
    expect(screen.getByRole('slider', { name: 'Duração total' })).toBeVisible()

    act(() => opened.editor.select('eq'))

    expect(screen.getByRole('tab', { name: 'Controles' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('slider', { name: 'Intensidade' })).toBeVisible()
  })
})

describe('the controls of a selected effect', () => {
  const hue = { project: { effects: [testEffect('hue', { id: 'h', intensity: 64 })] }, selectedId: 'h' }

  it('have an intensity from 0 to 100 %, its value in its unit, and its times', () => {
    openControls(hue)

    const slider = screen.getByRole('slider', { name: 'Intensidade' })
    expect(slider).toHaveAttribute('min', '0')
    expect(slider).toHaveAttribute('max', '100')
    expect(slider).toHaveAttribute('aria-valuetext', '64%')
    expect(screen.getByText('Valor do efeito: 230,4°')).toBeVisible()
    expect(screen.getByText('0:00,0 a 0:10,0')).toBeVisible()
  })

  it('change it by slider in one step to undo, and by number', async () => {
    const { opened, user } = openControls(hue)
    const slider = screen.getByRole('slider', { name: 'Intensidade' })

    fireEvent.pointerDown(slider)
    for (const value of ['65', '70']) fireEvent.change(slider, { target: { value } })
    expect(actionsOf(opened)).toEqual([65, 70].map((intensity) => ({ kind: 'setIntensity', id: 'h', intensity })))
    expect(new Set(opened.actions.map(({ gesture }) => gesture)).size).toBe(1)

    await typeOver(user, screen.getByRole('spinbutton', { name: 'Intensidade em %' }), '12')
    expect(opened.editor.project.effects[0]?.intensity).toBe(12)
    expect(opened.actions.at(-1)?.gesture).not.toBe(opened.actions[0]?.gesture)
  })

  it('take the nearest bound of a number beyond it', async () => {
    const { opened, user } = openControls(hue)

    await typeOver(user, screen.getByRole('spinbutton', { name: 'Intensidade em %' }), '250')
    await user.tab()

    expect(opened.editor.project.effects[0]?.intensity).toBe(100)
    expect(screen.getByRole('spinbutton', { name: 'Intensidade em %' })).toHaveValue(100)
  })

  it('move its start and end, which stay in order and on the timeline', async () => {
    const { opened, user } = openControls(hue)

    await typeOver(user, screen.getByRole('spinbutton', { name: 'Início (s)' }), '2.5')
    await typeOver(user, screen.getByRole('spinbutton', { name: 'Fim (s)' }), '1')
    await user.tab()

    expect(screen.getByText('0:02,5 a 0:02,6')).toBeVisible()
    expect(opened.editor.project.effects[0]).toMatchObject({ startTime: 2.5, endTime: 2.6 })
  })

  it('remove it', async () => {
    const { opened, user } = openControls(hue)

    await user.click(screen.getAllByRole('button', { name: 'Remover Matiz' })[0] as HTMLElement)

    expect(actionsOf(opened)).toEqual([{ kind: 'removeElement', id: 'h' }])
  })

  it('say that the preview is the video', () => {
    openControls(hue)

    expect(screen.getByText('Igual ao vídeo')).toBeVisible()
    expect(screen.queryByText(/Parado, o quadro/)).toBeNull()
  })

  it('say where it is so only while it stands still', () => {
    openControls({ project: { effects: [testEffect('pixelize')] }, selectedId: 'pixelize' })

    expect(screen.getByText('Aproximado ao tocar')).toBeVisible()
    expect(screen.getByText('Parado, o quadro é o do vídeo.')).toBeVisible()
  })
})

describe('settings that change nothing are told', () => {
  it.each([
    ['rotate', 100, '360° é uma volta completa: a imagem fica como era.'],
    ['hue', 0, 'Com 0° este efeito não muda nada na imagem.'],
    ['colorbalance', 50, 'No meio da escala este efeito não muda nada: mova para um dos lados.'],
    ['gblur', 0, 'Com 0 px este efeito não muda nada na imagem.'],
    ['hflip', 49, 'Desligado. Este efeito só liga e desliga: a partir de 50% fica ligado.'],
    ['negate', 50, 'Ligado. Este efeito só liga e desliga: a partir de 50% fica ligado.'],
  ] as const)('%s at %i', (type, intensity, text) => {
    openControls({ project: { effects: [testEffect(type, { intensity })] }, selectedId: type })

    expect(screen.getByText(text)).toBeVisible()
  })

  it('others are not', () => {
    openControls({ project: { effects: [testEffect('gblur')] }, selectedId: 'gblur' })

    expect(screen.queryByText(/não muda nada/)).toBeNull()
  })
})

describe('the controls of a selected transition', () => {
  it.each([
    ['pixelize', 'Aproximado ao tocar'],
    ['fade', 'Igual ao vídeo'],
  ] as const)('say whether a playing preview shows %s as the video: %s', (type, text) => {
    openControls({ project: { transitions: [testTransition(type, { id: 't' })] }, selectedId: 't' })

    expect(screen.getByText(text)).toBeVisible()
  })

  const project = { transitions: [testTransition('fade'), testTransition('fadefast', { startTime: 1.2 })] }

  it('have a duration within the bounds of the editor and of its kind', async () => {
    const { opened, user } = openControls({ project, selectedId: 'fadefast' })
    const slider = screen.getByRole('slider', { name: 'Duração' })
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual(['0.5', '1', '0.1'])
    expect(screen.getByText('De 0,5 a 1,0 s nesta transição.')).toBeVisible()
    expect(screen.getByText('Começa em 0:01,2')).toBeVisible()

    await typeOver(user, screen.getByRole('spinbutton', { name: 'Duração em segundos' }), '0.7')

    expect(opened.actions.at(-1)?.action).toEqual({ kind: 'setTransitionSeconds', id: 'fadefast', duration: 0.7 })
  })

  it('move it in the sequence', async () => {
    const { opened, user } = openControls({ project, selectedId: 'fadefast' })
    expect(screen.getByRole('button', { name: 'Mover para depois' })).toHaveAttribute('aria-disabled', 'true')

    await user.click(screen.getByRole('button', { name: 'Mover para antes' }))

    expect(actionsOf(opened)).toEqual([{ kind: 'moveElement', id: 'fadefast', to: 0 }])
  })
})

describe('the lists', () => {
  const project = {
    effects: [testEffect('vignette'), testEffect('gblur', { intensity: 22 }), testEffect('eq')],
    transitions: [testTransition('dissolve', { duration: 1.2 })],
  }

  it('show effects in drawing order and transitions in time, with how many there may be', () => {
    openControls({ project })

    const effects = within(screen.getByRole('region', { name: 'Efeitos ativos' }))
    expect(effects.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Editar Desfoque gaussiano22%',
      'Editar Equalização50%',
      'Editar Vinheta50%',
    ])
    expect(effects.getByText('3 de 15')).toBeVisible()
    const transitions = within(screen.getByRole('region', { name: 'Transições' }))
    expect(transitions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Editar Dissolver1,2 s'])
    expect(transitions.getByText('1 de 25')).toBeVisible()
  })

  it('select and remove', async () => {
    const { opened, user } = openControls({ project })

    await user.click(screen.getByRole('button', { name: /^Editar Dissolver/ }))
    expect(opened.editor.selectedId).toBe('dissolve')
    expect(screen.getByRole('slider', { name: 'Duração' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Remover Vinheta' }))
    expect(actionsOf(opened)).toEqual([{ kind: 'removeElement', id: 'vignette' }])
  })

  it('let a selected effect change its place among those drawn with it', async () => {
    const { opened, user } = openControls({ project, selectedId: 'eq' })
    expect(screen.getByText('Ordem de desenho: 2 de 3')).toBeVisible()
    expect(screen.getByText(/Primeiro os efeitos que mudam o tempo/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Desenhar depois' }))
    expect(opened.actions).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Desenhar antes' }))
    expect(actionsOf(opened)).toEqual([{ kind: 'moveElement', id: 'eq', to: 1 }])
    expect(screen.getByText('Ordem de desenho: 1 de 3')).toBeVisible()
  })

  it('have English words', () => {
    chooseLanguage('en')
    openControls({ project, selectedId: 'dissolve' })

    expect(screen.getByText('Starts at 0:00.0')).toBeVisible()
    expect(screen.getByText('From 0.5 to 2.0 s for this transition.')).toBeVisible()
  })
})
