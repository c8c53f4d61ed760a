import type { ScriptOrder } from '@relampago/domain/contracts'
import type { Subject } from '../story/subject.ts'
import { unusedContextOf } from './context/unused-context.ts'
import { ownWords } from './theme/own-words.ts'
import { sizeScript } from './drafts/draft-sentence.ts'
import type { Knowledge } from '../story/knowledge.ts'
import type { Script, WrittenScript } from '../story/script.ts'
import { postText } from './post/post-text.ts'
import { spelledAs, themeBrief } from './theme/theme-brief.ts'
import { toldTheme } from './theme/told-theme.ts'
import { shapes } from './shapes/shapes.ts'
import { fewestFacts } from './theme/sure-facts.ts'
import { writeFactsScript } from './theme/write-facts-script.ts'
import { writeProductScript } from './product/write-product-script.ts'
import { writeStructureScript } from './theme/write-structure-script.ts'

/**
 * Writes the script of a video without a model and without the network. Every sentence has a
 * source: the person's own words, an encyclopedia, the library of reviewed facts, the product page,
 * or it is a question or an action that states nothing. Pure: the same subject, duration and seed
 * give the same script. Never throws for what a person typed.
 *
 * The sentences of priority 1 and 2 fill about the wanted length; higher numbers are surplus,
 * dropped from the highest down.
 */
export function writeEmbeddedScript(subject: Subject, order: ScriptOrder, known: readonly Knowledge[] = []): Script {
  const script = subject.kind === 'product' ? writeProductScript(subject, order) : writeThemeScript(subject, order, known)
  return { ...script, ...postText({ subject, known, order, title: script.title, told: script.sentences }) }
}

function writeThemeScript(subject: Extract<Subject, { kind: 'theme' }>, order: ScriptOrder, known: readonly Knowledge[]): WrittenScript {
  const asTyped = themeBrief(subject, order, known)
  const theme = toldTheme(asTyped, known)
  const brief = theme?.writer === 'encyclopedia' ? spelledAs(asTyped, theme.topic) : asTyped
  const { language, title } = brief
  const { drafts, openings, shape } = theme === null ? { ...writeStructureScript(brief), shape: null } : writeFactsScript(theme, brief, shapes)
  const sentences = sizeScript(drafts, order.duration, language, { facts: fewestFacts[order.duration] })
  const ordered = order.shape === undefined || order.shape === shape ? null : order.shape
  const unusedContext = unusedContextOf(ownWords(subject), sentences, language)
  return { title, language, writer: theme?.writer ?? 'structure', sentences, unusedContext, openings, shape: { told: shape, ordered } }
}
