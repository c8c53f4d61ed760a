import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Picture, TimelineOutline } from '@relampago/domain/timeline'
import { editCaptions, editSentences, editShots, type Edits } from './edits.ts'
import { deliver, type FinishedVideo } from './run/finished-video.ts'
import { layOutTimeline, narrationSeconds, sceneTimes, withPictures } from './lay-out-timeline.ts'
import { gatherKnowledge } from './knowledge/gather-knowledge.ts'
import { choosePictures } from './pictures/choose-pictures.ts'
import { readSubject } from './product/read-subject.ts'
import type { Providers } from './providers.ts'
import { checkVideo, knownOf } from './render/check-video.ts'
import { measureText } from './render/captions/measure-text.ts'
import { encoderFallback } from './render/encoder-fallback.ts'
import { renderTimeline } from './render/render-timeline.ts'
import { openRun, type Run, type VideoContext } from './run/run.ts'
import { tellPreview } from './tell-preview.ts'
import { unusedContextOf } from './script/context/unused-context.ts'
import { ownWords } from './script/theme/own-words.ts'
import { postText } from './script/post/post-text.ts'
import { tellDraft } from './script/tell-draft.ts'
import { writeScript } from './script/write-script.ts'
import type { Accent } from './soundtrack/accents/accent.ts'
import { accentsOf } from './soundtrack/accents/accents-of.ts'
import { mixSoundtrack } from './soundtrack/mix-soundtrack.ts'
import { orderMusic } from './soundtrack/order-music.ts'
import { shotsOf } from './shots.ts'
import { narrateEdits } from './speech/narrate-edits.ts'
import { narrate } from './speech/narrate.ts'
import { sentencesOf, type Narration } from './story/narration.ts'
import type { Knowledge } from './story/knowledge.ts'
import type { Script } from './story/script.ts'

/**
 * The whole product: an order in, an MP4 out. With `edits` it is the video of that order with these
 * changes; with the cache of the first time only what they touch is made, without it everything is,
 * to the same result. Throws `AppError` for what the user can mend, `ToolError` when the outside
 * world failed, the signal's reason when aborted; in each case no file and no process is left.
 */
export async function makeVideo(order: VideoOrder, providers: Providers, context: VideoContext, edits: Edits = {}): Promise<FinishedVideo> {
  const run = await openRun(context)
  const { progress } = run
  const { facts, voices, writers, pictures: sources } = providers
  try {
    // Needs nothing but the order, so it is composed while the video is written and spoken.
    const music = run.track(orderMusic(order, run))

    const subject = await progress.stage('subject', () => readSubject({ ...run, order }))

    const draft = tellDraft(progress, order.duration)
    const { known, script } = await progress.stage('script', () => gatherAndWrite({ ...run, subject, order, facts, writers, onSentence: draft.onSentence }))
    progress.tell('script', 1, { title: script.title, ...draft.replacedBy(script) })

    const first = await progress.stage('narration', (report) =>
      narrate({ ...run, script, order, targetSeconds: narrationSeconds(order.duration), voices, report }),
    )
    const narration = await progress.stage('narration', () =>
      narrateEdits({ ...run, narration: first, sentences: editSentences(sentencesOf(first), edits), order, voices }),
    )
    progress.tell('narration', 1, { sentences: narration.sentences.map(({ sentence }) => sentence.text) })

    const theme = subject.kind === 'theme' ? subject.theme : null
    const timeline = layOutTimeline({ order: editCaptions(order, edits), script, narration, first, theme, measure: measureText, warn: run.onNote })

    // Side by side: a scene is drawn as soon as its picture is there, and the sound is needed last.
    const shots = shotsOf({ order, narration, first, theme })
    run.track(tellPreview({ ...run, timeline, shots }))
    const chosen = choosePictures({
      ...run,
      sentences: editShots(shots, edits),
      before: shotsOf({ order, narration: first, theme }).map(({ sentence }) => sentence),
      times: sceneTimes(timeline, shots),
      subject,
      order,
      media: context.media ?? [],
      sources,
      onPicture: (index, picture, done) => run.onPicture({ index: shots[index]?.of ?? index, part: shots[index]?.part ?? 0 }, picture, done),
    })
    const drawn = run.start('pictures', () => chosen.all)
    const accents = () => soundEffects(order, timeline, chosen.pictures)
    const soundtrack = run.start('soundtrack', (report) => mixSoundtrack({ ...run, timeline, music, after: chosen.pictures[0], accents, report }))
    const encoding = encoderFallback(run.tools, (tools, report) =>
      renderTimeline({
        ...run,
        tools,
        timeline,
        pictures: chosen.pictures,
        soundtrackFile: soundtrack.then(({ file }) => file),
        quality: order.quality,
        outFile: join(run.tools.folder, 'video.mp4'),
        cache: run.segments,
        onProgress: (done, frames) => report(done / frames),
      }),
    )
    const [rendered, sound] = await Promise.all([run.start('render', encoding.render), soundtrack, drawn])
    if (sound.degraded !== null) run.onNote(sound.degraded)

    const film = await progress.stage('check', () =>
      encoding.checked(rendered, ({ file, looks }) => checkVideo({ ...run, file, timeline, looks, known: knownOf(sound) })),
    )
    const finished = finishedScript({ subject, known, order, script, narration })
    return await deliver({ timeline: withPictures(timeline, await Promise.all(chosen.pictures)), script: finished, film, run, context })
  } finally {
    await run.close()
  }
}

type Writing = Omit<Parameters<typeof writeScript>[0], 'known'> & Pick<Providers, 'facts'> & Pick<Run, 'onNote' | 'onProvider'>

/** What is known of the subject, and the script that is written from it. */
async function gatherAndWrite({ facts, ...writing }: Writing): Promise<{ known: Knowledge[]; script: Script }> {
  const known = await gatherKnowledge({ ...writing, sources: facts })
  return { known, script: await writeScript({ ...writing, known }) }
}

/** They belong to what is seen, so all pictures are waited for. */
async function soundEffects(order: VideoOrder, timeline: TimelineOutline, pictures: readonly Promise<Picture>[]): Promise<Accent[]> {
  return order.soundEffects === false ? [] : accentsOf(withPictures(timeline, await Promise.all(pictures)))
}

type ToldVideo = Pick<Parameters<typeof postText>[0], 'subject' | 'known'> & { order: VideoOrder; script: Script; narration: Narration }

/** The script with the texts to post, what was said of it, and which own words were not. */
function finishedScript({ subject, known, order, script, narration }: ToldVideo) {
  const told = sentencesOf(narration)
  const post = postText({ subject, known, order, title: script.title, told })
  // Of what is in the film: the narration may have left out sentences of the script.
  return { ...script, ...post, told, unusedContext: unusedContextOf(ownWords(subject), told, order.language) }
}
