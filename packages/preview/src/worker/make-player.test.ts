import { describe, expect, it } from 'vitest'
import { previewOrder } from '../../tests/sample-orders.ts'
import type { PlayerStatus } from '../orders/player.ts'
import { makePlayer } from './make-player.ts'

const first: PlayerStatus = {
  state: 'stopped',
  time: 0,
  frame: 0,
  shown: null,
  isReady: false,
  isExact: false,
  drawnAt: { width: 0, height: 0 },
  backend: 'webgl2',
  problem: null,
}

function openPlayer() {
  const sent: number[] = []
  const made = makePlayer(
    {
      show: (_, command) => sent.push(command),
      command: (_, command) => sent.push(command),
      capture: () => Promise.reject(new Error('not here')),
      close: () => undefined,
    },
    first,
  )
  made.player.show(previewOrder({ frames: 300 }))
  return { ...made, sent }
}

describe('the player of a page', () => {
  it('answers a command at once', () => {
    const { player } = openPlayer()
    const times: number[] = []
    player.onTime((time) => times.push(time))

    player.seek(4)
    player.seek(player.status().time + 1)

    expect(player.status()).toMatchObject({ state: 'paused', time: 5, frame: 150 })
    expect(times).toEqual([4, 5])
  })

  it('does not jump back when the engine speaks of a time before the command', () => {
    const { player, take, sent } = openPlayer()
    player.seek(4)

    take({ ...first, state: 'stopped', time: 0, frame: 0, shown: 0, isReady: true, isExact: true }, sent.length - 1)
    expect(player.status()).toMatchObject({ state: 'paused', time: 4, shown: 0, isExact: false })

    take({ ...first, state: 'paused', time: 4, frame: 120, shown: 120, isReady: true, isExact: true }, sent.length)
    expect(player.status()).toMatchObject({ state: 'paused', time: 4, shown: 120, isExact: true })
  })

  it('tells listeners of the status nothing of time, and stops telling those who left', () => {
    const { player, take, sent } = openPlayer()
    const statuses: string[] = []
    const stop = player.onStatus(({ state }) => statuses.push(state))

    player.play()
    take({ ...first, state: 'playing', time: 1, frame: 30, shown: 30 }, sent.length)
    take({ ...first, state: 'playing', time: 2, frame: 60, shown: 60 }, sent.length)
    player.pause()
    stop()
    player.play()

    expect(statuses).toEqual(['playing', 'paused'])
  })
})
