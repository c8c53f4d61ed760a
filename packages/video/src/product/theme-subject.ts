import { AppError, type VideoOrder } from '@relampago/domain/contracts'
import type { Subject } from '../story/subject.ts'

/**
 * What a video is about without a product page. A product order without an address is a theme that
 * mentions the word ("product placement"), unless it began as a link. Throws `AppError`
 * subject_unreadable for a theme without a letter or digit, page_address_invalid for a broken link.
 */
export function themeSubject({ input, context, language }: Pick<VideoOrder, 'input' | 'context' | 'language'>): Extract<Subject, { kind: 'theme' }> {
  const theme = input.trim()
  if (/^(?:https?:|www\.)/i.test(theme)) throw new AppError('page_address_invalid')
  // The digit of a keycap such as 1️⃣ belongs to the picture.
  const readable = theme.replace(/[\d#*]\u{FE0F}?\u{20E3}/gu, '')
  if (!/[\p{L}\p{N}]/u.test(readable)) throw new AppError('subject_unreadable')
  return { kind: 'theme', theme, context, language }
}
