import { verificationCode } from '@relampago/domain/catalogue'

/** One entry per box: a digit, or an empty text. */
export type CodeBoxes = readonly string[]
/** The boxes after an edit, and which one has the focus. */
export type CodeEdit = { boxes: CodeBoxes; focus: number }

const last = verificationCode.digits - 1
export const emptyBoxes: CodeBoxes = Array.from({ length: verificationCode.digits }, () => '')

export function isComplete(boxes: CodeBoxes): boolean {
  return boxes.every((box) => box !== '')
}

/**
 * Digits typed or pasted into a box fill it and those after it; a whole code fills all, wherever it
 * is pasted. Anything else is ignored.
 */
export function enterDigits(boxes: CodeBoxes, at: number, text: string): CodeEdit {
  const digits = text.replaceAll(/\D/g, '')
  const from = digits.length >= verificationCode.digits ? 0 : at
  const filled = boxes.map((box, index) => digits[index - from] ?? box)
  return { boxes: filled, focus: Math.min(last, from + digits.length) }
}

/** Backspace empties a box; on an empty one it moves back and empties that. */
export function eraseDigit(boxes: CodeBoxes, at: number): CodeEdit {
  const target = boxes[at] === '' ? Math.max(0, at - 1) : at
  return { boxes: boxes.map((box, index) => (index === target ? '' : box)), focus: target }
}

/**
 * What was added to a box: beyond its old digit, unless a whole code has taken its place, as when a
 * phone fills in the one from the mail.
 */
export function newDigits(old: string, value: string): string {
  const digits = value.replaceAll(/\D/g, '')
  return digits.length >= verificationCode.digits ? digits : digits.replace(old, '')
}
