import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { effectBar, openTimeline, transitionBars } from '../../../../tests/timeline-editor.tsx'
import { StagePane } from '../stage/stage-pane.tsx'
import { TimelinePane } from '../timeline/timeline-pane.tsx'

function open(selectedId: string | null = null) {
  const parts = (
    <>
      <StagePane />
      <TimelinePane />
      <label>
        Nome <input defaultValue="abc" />
      </label>
      <label>
        Intensidade <input type="range" min={0} max={100} defaultValue={50} />
      </label>
    </>
  )
  const project = { effects: [effectBar('gblur', 2, 5)], transitions: transitionBars(['dissolve', 1]) }
  return { ...openTimeline(parts, { project, selectedId }), user: userEvent.setup() }
}

describe('on the page', () => {
  it.each([
    ['{ }', ['play']],
    ['{ }{ }', ['play', 'pause']],
    ['{ArrowRight}', ['step 1']],
    ['{ArrowLeft}', ['step -1']],
    ['{Shift>}{ArrowRight}{/Shift}', ['seek 5']],
    ['{Shift>}{ArrowLeft}{/Shift}', ['seek 3']],
    ['{Home}', ['seek 0']],
    ['{End}', ['seek 10']],
  ])('%s moves the player: %s', async (keys, calls) => {
    const { player, user, act } = open()
    act(() => player.showTime(4))

    await user.keyboard(keys)

    expect(player.calls).toEqual(calls)
  })

  it.each([
    ['{Control>}z{/Control}', ['undo']],
    ['{Meta>}z{/Meta}', ['undo']],
    ['{Control>}{Shift>}Z{/Shift}{/Control}', ['redo']],
    ['{Control>}y{/Control}', ['redo']],
  ])('%s takes a step back or forward: %s', async (keys, wanted) => {
    const { calls, user } = open()

    await user.keyboard(keys)

    expect(calls).toEqual(wanted)
  })

  it.each(['{Delete}', '{Backspace}'])('%s removes what is selected', async (key) => {
    const { applied, user } = open('dissolve')

    await user.keyboard(key)

    expect(applied.map(({ action }) => action)).toEqual([{ kind: 'removeElement', id: 'dissolve' }])
  })

  it('Escape selects nothing', async () => {
    const { now, user } = open('dissolve')

    await user.keyboard('{Escape}')

    expect(now().selectedId).toBeNull()
  })
})

describe('keys belong to what has the focus', () => {
  it('a field gets all of them', async () => {
    const { player, applied, calls, user } = open('dissolve')
    await user.click(screen.getByRole('textbox'))

    await user.keyboard(' x{ArrowLeft}{Home}{Delete}{Backspace}{Control>}z{/Control}{Escape}')

    expect([player.calls, applied, calls]).toEqual([[], [], []])
  })

  it('a slider gets arrows, Home, End and Delete; the page may still play and undo', async () => {
    const { player, applied, calls, user } = open('dissolve')
    const slider = screen.getByRole('slider', { name: 'Intensidade' })
    slider.focus()

    const wereLeft = ['ArrowLeft', 'Home', 'End', 'Delete'].map((key) => fireEvent.keyDown(slider, { key }))
    expect([wereLeft, player.calls, applied]).toEqual([[true, true, true, true], [], []])
    await user.keyboard('{ }{Control>}z{/Control}')

    expect([player.calls, calls]).toEqual([['play'], ['undo']])
  })

  it('a button is pressed by the space bar, once', async () => {
    const { calls, player, user } = open()
    screen.getByRole('button', { name: 'Desfazer' }).focus()

    await user.keyboard('{ }')

    expect([calls, player.calls]).toEqual([['undo'], []])
  })

  it('a bar is selected by the space bar; on the selected one it plays', async () => {
    const { now, player, user } = open()
    screen.getByRole('button', { name: /^Desfoque gaussiano/ }).focus()

    await user.keyboard('{ }')
    expect([now().selectedId, player.calls]).toEqual(['gblur', []])
    await user.keyboard('{ }')

    expect(player.calls).toEqual(['play'])
  })

  it('an open dialog gets all of them', async () => {
    const { player, calls, user } = open()
    await user.keyboard('?')
    expect(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()

    await user.keyboard('{ArrowLeft}{Control>}z{/Control}')

    expect([player.calls, calls]).toEqual([[], []])
  })
})
