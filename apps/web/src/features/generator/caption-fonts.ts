import { fonts, type FontId } from '@relampago/domain/catalogue'

const files = import.meta.glob<string>('#fonts/*.ttf', { query: '?url', import: 'default', eager: true })
const loading = new Map<FontId, Promise<void>>()

async function load(font: FontId): Promise<void> {
  const { name, file, weight } = fonts[font]
  const address = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1]
  if (address === undefined) throw new Error(`the font file ${file} is not part of the build`)
  const face = new FontFace(name, `url(${address})`, { weight: String(weight) })
  await face.load()
  document.fonts.add(face)
}

/** Loads the font file that videos use under its name, once. */
export async function loadCaptionFont(font: FontId): Promise<void> {
  const known = loading.get(font) ?? load(font)
  loading.set(font, known)
  try {
    await known
  } catch (error) {
    // A failed request is repeated next time.
    loading.delete(font)
    throw error
  }
}
