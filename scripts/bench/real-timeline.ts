import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { layOutTimeline, narrationSeconds, withPictures } from '../../packages/video/src/lay-out-timeline.ts'
import { choosePictures } from '../../packages/video/src/pictures/choose-pictures.ts'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { shotsOf } from '../../packages/video/src/shots.ts'
import { readSubject } from '../../packages/video/src/product/read-subject.ts'
import { measureText } from '../../packages/video/src/render/captions/measure-text.ts'
import { writeScript } from '../../packages/video/src/script/write-script.ts'
import { narrate } from '../../packages/video/src/speech/narrate.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'

/** A timeline as the product makes it, with its pictures in the tools' folder. */
export async function realTimeline(theme: string, tools: Tools): Promise<Timeline> {
  const order: VideoOrder = {
    input: theme,
    kind: 'theme',
    context: '',
    duration: 30,
    language: 'pt-BR',
    voice: 'female',
    font: 'anton',
    fontSizePx: 110,
    textColor: '#FFFFFF',
    outlineColor: '#000000',
    karaokeColor: '#FF2D55',
    template: 'dynamic',
    music: 'none',
    musicVolume: 0,
    watermark: false,
    quality: 'standard',
    seed: 'sheet',
  }
  const { writers, voices, pictures: sources } = embeddedProviders
  const subject = await readSubject({ order, tools, allowPrivateFetch: false, now: () => new Date() })
  const script = await writeScript({ subject, order, writers, tools })
  const narration = await narrate({ script, order, targetSeconds: narrationSeconds(order.duration), voices, tools })
  const { pictures, all } = choosePictures({
    sentences: shotsOf({ order, narration }).map(({ sentence }) => sentence),
    subject,
    order,
    sources,
    tools,
  })
  await all
  return withPictures(layOutTimeline({ order, script, narration, measure: measureText }), await Promise.all(pictures))
}
