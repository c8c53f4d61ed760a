import { errorText } from '@relampago/domain/contracts'
import { photoFault } from '@relampago/domain/rules'
import type { Bytes } from '@relampago/domain/units'
import { currentLanguage } from '../../../language/language.ts'
import { logWarning } from '../../../log/log.ts'
import { editorTexts } from '../editor.texts.ts'

const largestPhoto: Bytes = 10 * 1024 * 1024
/** What phones take as a whole photo; more would need more memory than tabs have. */
const mostMegapixels = 64
/** Types that browsers show and that are told by their first bytes. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Why a photo cannot be shown, for the person; `null` when it can. */
export async function photoProblem(file: File): Promise<string | null> {
  const language = currentLanguage()
  const texts = editorTexts[language].photoProblems
  if (!photoTypes.includes(file.type)) return texts.type
  if (file.size > largestPhoto) return texts.tooLarge(largestPhoto / 1024 / 1024)
  try {
    const fault = photoFault(new Uint8Array(await file.arrayBuffer()), mostMegapixels)
    if (fault !== null) return errorText(fault.code, language, fault.parameters)
    const decoded = await createImageBitmap(file)
    decoded.close()
    return null
  } catch (error) {
    logWarning('a photo could not be read', error)
    return texts.broken
  }
}
