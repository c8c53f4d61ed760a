import { baseLanguage, type LookId, type VideoLanguage } from '@relampago/domain/catalogue'
import { cutText } from '@relampago/domain/rules'
import sharp from 'sharp'
import { iconPack } from './pictures/icons/icon-pack.ts'
import { planPictures } from './pictures/plan/plan-pictures.ts'
import { drawStill } from './pictures/scenes/draw-layers.ts'
import { iconsOfPlan, loadScene } from './pictures/scenes/load-scene.ts'
import { themeSubject } from './product/theme-subject.ts'
import { keywordsOf } from './script/theme/theme-brief.ts'
import type { ScriptSentence } from './story/script.ts'

export type ThemeStillOrder = {
  theme: string
  language: VideoLanguage
  /** Chosen by the theme when it is left out. */ look?: LookId | undefined
}

const size = { width: 540, height: 960 } as const
const quality = 84
/** The seed of a video is drawn when it is ordered; the same theme has the same still. */
const seed = 'preview'
/** Longer titles would fill the scene. */
const titleCharacters = 48

/** Says the theme and states nothing: which fact comes first is decided with the video. */
function titleSentence(theme: string, language: VideoLanguage): ScriptSentence {
  // A cut in the middle of a word would be drawn.
  const title = cutText(theme, titleCharacters).replace(/\s+\S*…$/u, '')
  return {
    id: 's1',
    role: 'hook',
    text: title,
    source: { kind: 'structure' },
    keywords: keywordsOf(theme, baseLanguage[language]),
    onScreen: { word: title },
    priority: 1,
  }
}

/**
 * A scene of a video on a theme, without captions, effects and photos of libraries: the title with
 * the picture that the picture rules choose for it, drawn by the code of the render. WebP bytes of
 * 540x960. Asks no network. Throws `AppError` for a theme without a word.
 */
export async function drawThemeStill({ theme, language, look }: ThemeStillOrder): Promise<Buffer> {
  const subject = themeSubject({ input: theme, context: '', language })
  const [plan] = planPictures([titleSentence(subject.theme, language)], subject, { seed, ...(look === undefined ? {} : { look }) }, [])
  if (plan === undefined) throw new Error('a sentence has no picture')
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  const still = drawStill(scene, size)
  const { data } = still.getContext('2d').getImageData(0, 0, size.width, size.height)
  return sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: 2 })
    .toBuffer()
}
