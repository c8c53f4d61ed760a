import first from '#editor-photos/sample-1.webp'
import second from '#editor-photos/sample-2.webp'
import third from '#editor-photos/sample-3.webp'
import fourth from '#editor-photos/sample-4.webp'
import fifth from '#editor-photos/sample-5.webp'
import type { PictureSource } from '@relampago/preview'

/** What templates are shown on where nobody chose photos. */
export const samplePictures: readonly PictureSource[] = [first, second, third, fourth, fifth].map((url) => ({ url }))
