import { structurePost } from '../theme/write-structure-script.ts'
import { fillPhrase } from '../phrases/fill-phrase.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { canJoin, joinSentence } from '../phrases/join-sentence.ts'
import { contentWords } from '../text/fold-words.ts'
import { themeBrief, type ThemeBrief } from '../theme/theme-brief.ts'
import type { PostText, ScriptSentence } from '../../story/script.ts'
import { bestFact } from './best-fact.ts'
import { ownWords } from '../theme/own-words.ts'
import { ownDetails } from './own-details.ts'
import type { ThemePostRequest } from './post-request.ts'
import { shortsTitle } from './shorts-title.ts'
import { captionSources, commentSources } from './sources.ts'
import { themeTags } from './theme-tags.ts'

/** The post of a video on a theme. */
export function themePost(request: ThemePostRequest): PostText {
  const { subject, order, known, told, title } = request
  const brief = themeBrief(subject, order, known)
  const fact = bestFact(request, brief.phrases)
  const shorts = shortsTitle({ title, told, fact, names: [brief.wording.topic, title, brief.screenWord], speech: brief.speech })
  const hashtags = themeTags(request, brief)
  if (brief.care !== null) return { ...carePost(brief, told), hashtags, shortsTitle: shorts }
  const { post } = brief.phrases
  const choice = brief.choose('post')
  const opening = openingOf(told, fact, brief)
  const asked = choice.pick(post.commentQuestions)
  const lines = [
    [
      opening.text,
      ...(opening.text.endsWith('?') ? [] : [opening.question]),
      choice.pick(brief.guarded === null ? post.invite : brief.phrases.theme.closings.guarded),
    ].join(' '),
    ...ownDetails({ own: ownWords(subject), told, said: opening.text, language: subject.language }),
    ...captionSources(told, brief.phrases),
  ]
  return { postCaption: lines.join('\n\n'), hashtags, firstComment: [...commentSources(told, brief.phrases), asked].join('\n\n'), shortsTitle: shorts }
}

type Opening = { text: string; question: string }

/** What the video tells, in its own words, and a question that fits. */
function openingOf(told: readonly ScriptSentence[], fact: string | null, brief: ThemeBrief): Opening {
  const { post } = brief.phrases
  if (fact !== null) {
    const own = told.some(({ source }) => source.kind === 'fact') ? brief.found?.theme.question : undefined
    return { text: fact, question: own ?? brief.choose('post opening').pick(post.factQuestions) }
  }
  const said = told.find(({ source, text }) => source.kind === 'context' && text.endsWith('.'))
  if (said !== undefined) return { text: withTopic(said.text, brief), question: post.ownQuestion }
  return { text: generalLine(brief, told), question: structurePost(brief).question }
}

/** The person's sentence with its theme in front, when it does not speak of it: "14h às 20h". */
function withTopic(said: string, { wording, title, speech }: ThemeBrief): string {
  const words = new Set(contentWords(said, speech))
  if (wording.topic === '' || wording.form === 'question' || contentWords(wording.topic, speech).some((word) => words.has(word))) return said
  return canJoin(said, speech) ? joinSentence(`${title}:`, said) : `${title}: ${said}`
}

function generalLine(brief: ThemeBrief, [hook]: readonly ScriptSentence[]): string {
  const { wording, title, phrases } = brief
  if (wording.form === 'question' || wording.topic === '') return hook?.text ?? title
  const { approach } = structurePost(brief)
  return fillPhrase(brief.choose('post line').pick(phrases.post[approach === 'do' ? 'steps' : approach]), topicValues(wording.topic, brief.speech))
}

/** Where help is, and no request to answer: these comments are not for everyone to read. */
function carePost(brief: ThemeBrief, told: readonly ScriptSentence[]): Pick<PostText, 'postCaption' | 'firstComment'> {
  const { phrases, wording } = brief
  const help = told.filter(({ source }) => source.kind === 'fact' && source.themeId === 'care').map(({ text }) => text)
  const isSpeakable = wording.topic !== '' && wording.form !== 'question'
  const opening = isSpeakable
    ? fillPhrase(brief.choose('post line').pick(phrases.post.care), topicValues(wording.topic, brief.speech))
    : phrases.theme.hooks.careAlone[0]
  return { postCaption: [opening, ...help].join(' '), firstComment: commentSources(told, phrases).join('\n\n') }
}
