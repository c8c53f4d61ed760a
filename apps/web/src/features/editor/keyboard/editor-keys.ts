import type { Frames, Seconds } from '@relampago/domain/units'

export type EditorCommand =
  | { kind: 'togglePlay' }
  | { kind: 'goToStart' }
  | { kind: 'goToEnd' }
  | { kind: 'remove' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'deselect' }
  | { kind: 'help' }
  | { kind: 'stepFrames'; frames: Frames }
  | { kind: 'seekBy'; seconds: Seconds }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** What a key does on the page of the editor; `null` where it belongs to what has the focus. */
export function commandOf(pressed: Pressed): EditorCommand | null {
  const command = commandOfKey(pressed)
  return command === null || isTaken(pressed.target, command) ? null : command
}

const plainKeys: Record<string, EditorCommand> = {
  '?': { kind: 'help' },
  ' ': { kind: 'togglePlay' },
  Home: { kind: 'goToStart' },
  End: { kind: 'goToEnd' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  Escape: { kind: 'deselect' },
  ArrowLeft: { kind: 'stepFrames', frames: -1 },
  ArrowRight: { kind: 'stepFrames', frames: 1 },
}
const shiftKeys: Record<string, EditorCommand> = {
  ArrowLeft: { kind: 'seekBy', seconds: -1 },
  ArrowRight: { kind: 'seekBy', seconds: 1 },
  '?': { kind: 'help' },
}

function commandOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): EditorCommand | null {
  if (altKey) return null
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
    return letter === 'y' && !shiftKey ? { kind: 'redo' } : null
  }
  return (shiftKey ? shiftKeys : plainKeys)[key] ?? null
}

const textFields =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"], [type="radio"], [type="checkbox"], [type="button"])'
const usesArrows = 'input, [role="slider"], [role="tab"], [role="radio"], [role="option"], [role="menuitem"]'
const usesSpace = 'input:not([type="range"]), button, a[href], summary, [role="tab"], [role="option"], [role="menuitem"]'
/** Pressing a bar that is selected already changes nothing, so the page may play. */
const selectedBar = '[data-bar][aria-pressed="true"]'

function isTaken(target: EventTarget | null, { kind }: EditorCommand): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]') !== null || target.closest('dialog, [role="dialog"], [role="menu"], [popover]') !== null) return true
  if (target.closest(textFields) !== null) return true
  if (kind === 'togglePlay') return target.closest(usesSpace) !== null && !target.matches(selectedBar)
  // A slider of the panel has no use for these, but its owner does not mean the whole element.
  if (kind === 'remove') return target.closest('input') !== null
  const moves = kind === 'stepFrames' || kind === 'seekBy' || kind === 'goToStart' || kind === 'goToEnd'
  return moves && target.closest(usesArrows) !== null
}
