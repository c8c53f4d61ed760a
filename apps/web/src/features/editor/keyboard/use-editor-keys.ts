import type { Player } from '@relampago/preview'
import type { Seconds } from '@relampago/domain/units'
import { useEffect, useEffectEvent } from 'react'
import { useEditor, type Editor } from '../editor.ts'
import { useShownSeconds } from '../clock/shown-seconds.ts'
import { commandOf, type EditorCommand } from './editor-keys.ts'

/** The keyboard of the page, wherever the focus is. */
export function useEditorKeys(): void {
  const editor = useEditor()
  const totalSeconds = useShownSeconds()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const command = commandOf(event)
    if (command === null || !carryOut(command, editor, totalSeconds)) return
    event.preventDefault()
    // A button is pressed by the release of the space bar.
    if (event.key === ' ') event.target?.addEventListener('keyup', (release) => release.preventDefault(), { once: true })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether there was something to do; other keys stay the browser's. */
function carryOut(command: EditorCommand, editor: Editor, totalSeconds: Seconds): boolean {
  const { player, selectedId } = editor
  switch (command.kind) {
    case 'help':
      return false
    case 'undo':
    case 'redo':
      editor[command.kind]()
      return true
    case 'remove':
      if (selectedId !== null) editor.apply({ kind: 'removeElement', id: selectedId })
      return selectedId !== null
    case 'deselect':
      editor.select(null)
      return selectedId !== null
    case 'togglePlay':
    case 'stepFrames':
    case 'seekBy':
    case 'goToStart':
    case 'goToEnd':
      if (player !== null) movePlayer(command, player, totalSeconds)
      return player !== null
  }
}

type Move = Extract<EditorCommand, { kind: 'togglePlay' | 'stepFrames' | 'seekBy' | 'goToStart' | 'goToEnd' }>

function movePlayer(move: Move, player: Player, totalSeconds: Seconds): void {
  const { state, time } = player.status()
  switch (move.kind) {
    case 'togglePlay':
      if (state === 'playing') player.pause()
      else player.play()
      break
    case 'stepFrames':
      player.step(move.frames)
      break
    case 'seekBy':
      player.seek(Math.min(totalSeconds, Math.max(0, time + move.seconds)))
      break
    case 'goToStart':
      player.seek(0)
      break
    case 'goToEnd':
      player.seek(totalSeconds)
      break
  }
}
