import type { PreviewOrder, TilePainter } from '@relampago/preview'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AllInView, noPainter, openInEditor, testEffect, testTransition } from '../../../../tests/test-editor.tsx'
import { createTestPlayer } from '../../../../tests/test-player.ts'
import { PainterProvider } from '../tiles/painter-provider.tsx'
import { ProjectTab } from './project-tab.tsx'
import { templateCost } from './template-cost.ts'

beforeEach(() => vi.stubGlobal('IntersectionObserver', AllInView))

function openProject(start: Parameters<typeof openInEditor>[1] = {}, open: () => Promise<TilePainter> = noPainter) {
  const tab = (
    <PainterProvider open={open}>
      <ProjectTab />
    </PainterProvider>
  )
  return { opened: openInEditor(tab, start), user: userEvent.setup() }
}

describe('the project tab', () => {
  it('changes the format, and says what a video takes of a wide one', async () => {
    const { opened, user } = openProject()
    expect(screen.getByRole('radio', { name: '9:16' })).toBeChecked()
    expect(screen.queryByText(/O Gerador faz vídeos 9:16/)).toBeNull()

    await user.click(screen.getByRole('radio', { name: '16:9' }))

    expect(opened.editor.project.format).toBe('16:9')
    expect(screen.getByText(/O Gerador faz vídeos 9:16/)).toBeVisible()
  })

  it('changes the total duration, 5 to 120 s in whole seconds', () => {
    const { opened } = openProject()
    const slider = screen.getByRole('slider', { name: 'Duração total' })
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual(['5', '120', '1'])

    fireEvent.change(slider, { target: { value: '25' } })

    expect(opened.editor.project.totalSeconds).toBe(25)
    expect(slider).toHaveAttribute('aria-valuetext', '25 s')
  })

  it('says why the total cannot be shorter than the transitions', () => {
    const transitions = ['fade', 'fadeslow', 'zoomin'] as const
    const { opened } = openProject({
      project: { transitions: transitions.map((type, index) => testTransition(type, { duration: 2.5, startTime: index * 2.7 })) },
    })
    expect(screen.getByText('As transições ocupam 8 s: a duração não fica menor.')).toBeVisible()

    fireEvent.change(screen.getByRole('slider', { name: 'Duração total' }), { target: { value: '5' } })

    expect(opened.editor.project.totalSeconds).toBe(8)
  })

  it('takes a description of up to 500 characters, and counts them', async () => {
    const { opened, user } = openProject()
    const field = screen.getByRole('textbox', { name: 'Descrição' })
    expect(field).toHaveAttribute('maxlength', '500')

    await user.type(field, 'Feira')

    expect(opened.editor.project.description).toBe('Feira')
    expect(screen.getByText('5/500')).toBeVisible()
    expect(new Set(opened.actions.map(({ gesture }) => gesture)).size).toBe(1)
  })

  it('changes category and look', async () => {
    const { opened, user } = openProject()

    await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Oferta')
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom da câmera' }), { target: { value: '0.12' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Movimento das camadas' }), { target: { value: '0.3' } })
    await user.click(screen.getByRole('switch', { name: 'A palavra falada cresce na legenda' }))

    expect(opened.editor.project.category).toBe('offer')
    expect(opened.editor.project.look).toEqual({ camera_zoom: 0.12, layer_motion: 0.3, caption_pop: false })
  })

  it('goes to a photo by its thumbnail: to the end of the transition before it', async () => {
    const player = createTestPlayer()
    const transitions = [testTransition('fade', { duration: 1 }), testTransition('dissolve', { startTime: 1.2, duration: 0.8 })]
    const { user } = openProject({ project: { transitions }, editor: { player } })
    const list = within(screen.getByRole('region', { name: 'Miniaturas da prévia' }))
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Ir para 0:00,0', 'Ir para 0:01,0', 'Ir para 0:02,0'])
    const shown = list.getAllByRole('button').map((button) => button.querySelector('img')?.getAttribute('src'))
    expect(shown).toEqual(['/one.jpg', '/two.jpg', '/one.jpg'])

    await user.click(list.getByRole('button', { name: 'Ir para 0:02,0' }))

    expect(player.calls).toEqual(['seek 2'])
  })

  it('paints thumbnails as the player shows these moments, again when they change', async () => {
    const painted: string[] = []
    const frame = async ({ timeline, scenes }: PreviewOrder, time: number) => {
      const shown = scenes.map(({ background }) => ('url' in background ? background.url : 'file'))
      painted.push(`${time} ${timeline.effects.map(({ id }) => id).join()} ${shown.join()}`)
      return Object.assign(document.createElement('canvas'), { close: () => undefined })
    }
    const unused = () => Promise.reject(new Error('not a frame'))
    const painter: TilePainter = { effect: unused, transition: unused, frame, close: () => undefined }
    const project = { effects: [testEffect('vignette', { endTime: 0.5 })], transitions: [testTransition('fade')] }
    const { opened } = openProject({ project }, async () => painter)
    await waitFor(() => expect(painted).toEqual(['0 vignette /one.jpg,/two.jpg', '1 vignette /one.jpg,/two.jpg']))

    act(() => opened.editor.apply({ kind: 'setIntensity', id: 'vignette', intensity: 80 }))

    await waitFor(() => expect(painted).toHaveLength(3))
    expect(painted[2]).toBe('0 vignette /one.jpg,/two.jpg')
  })

  it('says how much longer videos take, and because of which effects', () => {
    openProject({ project: { effects: [testEffect('vignette'), testEffect('transpose', { endTime: 5 }), testEffect('freezeframes')] } })
    const meter = within(screen.getByRole('region', { name: 'Tempo a mais' }))

    expect(meter.getByText('+4,3 s')).toBeVisible()
    expect(meter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Vinheta+2,2 s', 'Quarto de volta+2,1 s'])
  })

  it('says so when there is no extra time', () => {
    openProject()

    expect(screen.getByText('Nenhum tempo a mais num vídeo de 30 s.')).toBeVisible()
  })
})

describe('the cost of a template', () => {
  it('grows with the time that an effect covers', () => {
    const cost = (endTime: number) => templateCost({ effects: [testEffect('vignette', { endTime })], totalSeconds: 10 }).total

    expect(cost(10)).toBeCloseTo(2 * cost(5), 6)
  })
})
