import { faceOf, type CaptionFace } from '@relampago/domain/timeline'

const files = import.meta.glob<string>('#fonts/*.ttf', { query: '?url', import: 'default', eager: true })
const loading = new Map<CaptionFace, Promise<void>>()

async function load(captionFace: CaptionFace): Promise<void> {
  const { name, file, weight } = faceOf(captionFace)
  const address = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1]
  if (address === undefined) throw new Error(`the font file ${file} is not part of the build`)
  const face = new FontFace(name, `url(${address})`, { weight: String(weight) })
  await face.load()
  document.fonts.add(face)
}

/** Loads the font file that videos use under its name, once. */
export async function loadCaptionFace(face: CaptionFace): Promise<void> {
  const known = loading.get(face) ?? load(face)
  loading.set(face, known)
  try {
    await known
  } catch (error) {
    // A failed request is repeated next time.
    loading.delete(face)
    throw error
  }
}
