import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { effectBar, openTimeline, transitionBars } from '../../../../tests/timeline-editor.tsx'
import { TimelinePane } from './timeline-pane.tsx'

async function openVideoView(given: Parameters<typeof openTimeline>[1]) {
  const opened = openTimeline(<TimelinePane />, given)
  await userEvent.click(screen.getByRole('radio', { name: 'No vídeo' }))
  return opened
}

describe('the view of a video', () => {
  it('has transitions on its cuts, in turn, and effects at their share of 30 s', async () => {
    await openVideoView({ project: { effects: [effectBar('vibrance', 0, 5)], transitions: transitionBars(['dissolve', 1], ['slideleft', 1]) } })

    expect(
      screen
        .getAllByRole('listitem')
        .map(({ title }) => title)
        .filter(Boolean),
    ).toEqual([
      'Vibração, de 0:00,0 a 0:15,0',
      'Dissolver, de 0:04,5 a 0:05,5',
      'Deslizar para a esquerda, de 0:09,5 a 0:10,5',
      'Dissolver, de 0:14,5 a 0:15,5',
      'Deslizar para a esquerda, de 0:19,5 a 0:20,5',
      'Dissolver, de 0:24,5 a 0:25,5',
    ])
    expect(screen.getByTestId('time')).toHaveTextContent('/ 0:30,0')
  })

  it('names what becomes shorter, and what no cut takes', async () => {
    await openVideoView({
      project: { transitions: transitionBars(['fadeslow', 3], ['dissolve', 2], ['fade', 1], ['circleopen', 1], ['radial', 1], ['zoomin', 1]) },
    })

    expect(screen.getByText('Esmaecer lento: 2,5 s em vez de 3,0 s')).toBeVisible()
    expect(screen.getByText('Aproximar: não entra, porque o vídeo tem menos cortes')).toBeVisible()
    expect(screen.queryByText(/Dissolver: /)).toBeNull()
  })

  it('changes nothing, and leads back', async () => {
    const { now, applied } = await openVideoView({ project: { effects: [effectBar('vibrance', 0, 5)] } })
    expect(screen.queryByRole('button', { name: /^Vibração/ })).toBeNull()

    await userEvent.click(screen.getByRole('radio', { name: 'Editor' }))

    expect(screen.getByRole('button', { name: 'Vibração, de 0:00,0 a 0:05,0' })).toBeVisible()
    expect([now().view, applied]).toEqual(['editor', []])
  })
})
