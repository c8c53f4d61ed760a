import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import { editCaptions, editSentences, type Edits } from './edits.ts'
import { deliver, type FinishedVideo } from './run/finished-video.ts'
import { layOutTimeline, narrationSeconds, withPictures } from './lay-out-timeline.ts'
import { gatherKnowledge } from './knowledge/gather-knowledge.ts'
import { choosePictures } from './pictures/choose-pictures.ts'
import { readSubject } from './product/read-subject.ts'
import type { Providers } from './providers.ts'
import { checkVideo, knownOf } from './render/check-video.ts'
import { measureText } from './render/captions/measure-text.ts'
import { renderTimeline } from './render/render-timeline.ts'
import { openRun, type VideoContext } from './run/run.ts'
import { unusedContextOf } from './script/context/unused-context.ts'
import { ownWords } from './script/theme/own-words.ts'
import { postText } from './script/post/post-text.ts'
import { tellDraft } from './script/tell-draft.ts'
import { writeScript } from './script/write-script.ts'
import { mixSoundtrack } from './soundtrack/mix-soundtrack.ts'
import { orderMusic } from './soundtrack/order-music.ts'
import { narrateEdits } from './speech/narrate-edits.ts'
import { narrate } from './speech/narrate.ts'
import { sentencesOf } from './story/narration.ts'

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
    const { known, script } = await progress.stage('script', async () => {
      const gathered = await gatherKnowledge({ ...run, subject, sources: facts })
      return { known: gathered, script: await writeScript({ ...run, subject, known: gathered, order, writers, onSentence: draft.onSentence }) }
    })
    progress.tell('script', 1, { title: script.title, ...draft.replacedBy(script) })

    const first = await progress.stage('narration', (report) =>
      narrate({ ...run, script, order, targetSeconds: narrationSeconds(order.duration), voices, report }),
    )
    const narration = await progress.stage('narration', () =>
      narrateEdits({ ...run, narration: first, sentences: editSentences(sentencesOf(first), edits), order, voices }),
    )
    progress.tell('narration', 1, { sentences: narration.sentences.map(({ sentence }) => sentence.text) })

    const timeline = layOutTimeline({ order: editCaptions(order, edits), script, narration, first, measure: measureText, warn: run.onNote })

    // Side by side: a scene is drawn as soon as its picture is there, and the sound is needed last.
    const chosen = choosePictures({ ...run, sentences: sentencesOf(narration), before: sentencesOf(first), subject, order, sources })
    const { pictures } = chosen
    const drawn = run.start('pictures', () => chosen.all)
    const soundtrack = run.start('soundtrack', (report) => mixSoundtrack({ ...run, timeline, music, after: pictures[0], report }))
    const render = run.start('render', (report) =>
      renderTimeline({
        ...run,
        timeline,
        pictures,
        soundtrackFile: soundtrack.then(({ file }) => file),
        quality: order.quality,
        outFile: join(run.tools.folder, 'video.mp4'),
        cache: run.segments,
        onProgress: (done, frames) => report(done / frames),
      }),
    )
    const [film, sound] = await Promise.all([render, soundtrack, drawn])
    if (sound.degraded !== null) run.onNote(sound.degraded)

    await progress.stage('check', () => checkVideo({ ...run, file: film.file, timeline, known: knownOf(film, sound) }))
    const told = sentencesOf(narration)
    const post = postText({ subject, known, order, title: script.title, told })
    // Of what is in the film: the narration may have left out sentences of the script.
    const unusedContext = unusedContextOf(ownWords(subject), told, order.language)
    const finished = { ...script, ...post, told, unusedContext }
    return await deliver({ timeline: withPictures(timeline, await Promise.all(pictures)), script: finished, film, run, context })
  } finally {
    await run.close()
  }
}
