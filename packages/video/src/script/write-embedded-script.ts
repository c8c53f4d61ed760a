import type { VideoOrder } from '@relampago/domain/contracts'
import type { Subject } from '../story/subject.ts'
import type { Actions } from '../content/schema/actions.ts'
import { sizeScript } from './drafts/draft-sentence.ts'
import { foldText } from './text/fold-words.ts'
import { upperFirst } from './text/split-sentences.ts'
import { makeHashtags } from './drafts/make-hashtags.ts'
import { fillPhrase } from './phrases/fill-phrase.ts'
import { topicValues } from './phrases/topic-values.ts'
import type { Knowledge } from '../story/knowledge.ts'
import type { Script } from '../story/script.ts'
import { themeBrief, type ThemeBrief } from './theme/theme-brief.ts'
import { toldTheme } from './theme/told-theme.ts'
import { writeFactsScript } from './theme/write-facts-script.ts'
import { writeProductScript } from './product/write-product-script.ts'
import { writeStructureScript } from './theme/write-structure-script.ts'

/**
 * Writes the script of a video without a model and without the network. Every sentence has a
 * source: the person's own words, an
 * encyclopedia, the library of reviewed facts, the product page, or it is a
 * question or an action that states nothing. Pure: the same subject, duration and seed give the
 * same script. Never throws for what a person typed.
 *
 * The sentences of priority 1 and 2 fill about the wanted length; higher numbers are surplus,
 * dropped from the highest down.
 */
export function writeEmbeddedScript(subject: Subject, order: Pick<VideoOrder, 'duration' | 'seed'>, known: readonly Knowledge[] = []): Script {
  return subject.kind === 'product' ? writeProductScript(subject, order) : writeThemeScript(subject, order, known)
}

function writeThemeScript(subject: Extract<Subject, { kind: 'theme' }>, order: Pick<VideoOrder, 'duration' | 'seed'>, known: readonly Knowledge[]): Script {
  const brief = themeBrief(subject, order)
  const { language, title, phrases } = brief
  const theme = toldTheme(brief, known)
  if (theme === null) {
    const { drafts, post } = writeStructureScript(brief)
    // The person's own words say more than any phrase about the theme.
    const own = brief.context.spoken.find((sentence) => sentence.endsWith('.'))
    const opening =
      brief.wording.form === 'question' || brief.wording.topic === ''
        ? `${title.replace(/[.!?]$/, '')}${title.endsWith('?') ? '?' : '.'}`
        : postLine(brief, post.approach)
    return {
      title,
      language,
      writer: 'structure',
      sentences: sizeScript(drafts, order.duration, language),
      postCaption: postCaption(brief, own ?? opening, own === undefined ? post.question : phrases.post.ownQuestion),
      hashtags: makeHashtags([brief.wording.topic, ...post.tags, ...phrases.tags.general]),
      firstComment: '',
      shortsTitle: title,
      unusedContext: [],
    }
  }
  const { drafts, told } = writeFactsScript(theme, brief)
  return {
    // The source knows how a name is written: "monte everest" is "Monte Everest".
    title: foldText(title) === foldText(theme.topic) ? upperFirst(theme.topic) : title,
    language,
    writer: theme.writer,
    sentences: sizeScript(drafts, order.duration, language),
    postCaption: postCaption(brief, told?.say ?? postLine(brief, 'do'), theme.question),
    hashtags: makeHashtags([brief.wording.form === 'question' ? '' : brief.wording.topic, ...theme.tags, ...phrases.tags.general]),
    firstComment: '',
    shortsTitle: title,
    unusedContext: [],
  }
}

function postLine(brief: ThemeBrief, approach: Actions['approach']): string {
  const lines = brief.phrases.post[approach === 'do' ? 'steps' : approach]
  return fillPhrase(brief.choose('post line').pick(lines), topicValues(brief.wording.topic, brief.speech))
}

/**
 * Three or four sentences: what the video tells, a question, an invitation to answer, sometimes a
 * request to save.
 */
function postCaption(brief: ThemeBrief, opening: string, question: string): string {
  const choice = brief.choose('post')
  const { post, theme } = brief.phrases
  const sentences = [opening, question, choice.pick(brief.guarded === null ? post.invite : theme.closings.guarded)]
  if (choice.index(2) === 0 && brief.care === null && brief.guarded === null) sentences.push(choice.pick(post.save))
  return sentences.join(' ')
}
