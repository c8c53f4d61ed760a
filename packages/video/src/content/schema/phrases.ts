import { z } from 'zod'
import { callKinds, careKinds, professionals } from '../kinds/kinds.ts'
import { fields, list, text, texts } from './fields.ts'

const icon = text('the name of an icon, as hot-beverage')
const pictured = list(fields({ icon, say: text('a sentence') }), 'sentences with their icons')
const wordings = texts('a wording')
const phrase = text('a phrase')

function each<const Names extends readonly string[], Value extends z.ZodType>(names: Names, value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Names[number], Value>
}

const theme = fields({
  untitled: phrase,
  askForHelp: phrase,
  comparedQuestion: phrase,
  hooks: fields(
    each(
      [
        'figure',
        'year',
        'belief',
        'known',
        'guess',
        'countedFacts',
        'threeTips',
        'threeStepsVerb',
        'verb',
        'noun',
        'tell',
        'know',
        'knowVerb',
        'guarded',
        'quoted',
        'care',
        'careAlone',
        'own',
        'taskCounted',
        'task',
        'mythsCounted',
        'myths',
        'questionsCounted',
        'questions',
        'story',
        'storyItself',
        'comparison',
        'quizCounted',
        'quizOne',
        'quiz',
        'plain',
      ],
      wordings,
    ),
  ),
  connectives: fields({
    ...each(['fact', 'firstTip', 'laterTip', 'bonus', 'myth', 'truth', 'laterStep', 'lastStep', 'listedSteps', 'recap'], wordings),
    steps: z.tuple([phrase, phrase, phrase], { error: 'has not three entries: write the words before the first, second and third step' }),
  }),
  closings: fields(each(['facts', 'steps', 'quiz', 'myths', 'plain', 'open', 'guarded', 'care', 'answer', 'short'], wordings)),
  professional: fields(each(professionals, fields({ icon, say: wordings }))),
  ofKind: wordings,
  encyclopedia: fields({ questions: wordings }),
  unknown: fields({ questions: wordings, tags: wordings, ...each(['open', 'guarded'], fields({ opening: pictured, lines: pictured })) }),
  customers: pictured,
  audience: pictured,
  help: fields({
    keywords: list(text('a word'), 'things a camera could film'),
    ...each(careKinds, fields({ say: phrase, figure: phrase.optional(), check: text('name where this can be looked up') })),
  }),
})

const product = fields({
  nameless: phrase,
  keyword: phrase,
  hooks: fields(each(['discount', 'discountShort', 'price', 'installments', 'rating', 'feature', 'featureShort', 'questions', 'plain'], wordings)),
  names: wordings,
  namesShort: wordings,
  features: fields(each(['thing', 'thingOfOne', 'quality', 'qualityOfOne', 'action', 'actionOfOne', 'unsure'], wordings)),
  lines: fields(
    each(
      ['rating', 'ratingShort', 'ratingShortest', 'ratedPrice', 'price', 'short', 'reduced', 'reducedShort', 'installments', 'brand', 'outOfStock'],
      wordings,
    ),
  ),
  questions: list(pictured, 'groups of wordings of one question'),
  questionBridges: wordings,
  actions: pictured,
  closings: fields(each(['usual', 'short', 'outOfStock'], wordings)),
})

const post = fields({
  ...each(['invite', 'steps', 'know', 'care', 'factQuestions', 'commentQuestions', 'product', 'productPrice', 'priceMayChange', 'productQuestion'], wordings),
  ...each(['ownQuestion', 'contact', 'site', 'source', 'sources', 'sourceList'], phrase),
})

const pictures = fields({
  ...each(['step', 'fact', 'question', 'myth', 'truth', 'or', 'beforeChrist', 'before', 'after', 'list', 'was', 'pricedOn', 'reviews', 'installments'], phrase),
  calls: fields(each([...callKinds, 'any'], phrase)),
})

/** A file of `content/phrases`: the words around facts and features, in one language. */
export const phrasesFile = fields({
  theme,
  product,
  post,
  tags: fields(each(['general', 'product', 'care'], wordings)),
  pictures,
  model: fields({ instructions: text('what a language model is asked to do'), write: phrase, mend: phrase }),
  voicePreview: phrase,
})
export type Phrases = z.infer<typeof phrasesFile>

/** A sentence with its picture. */
export type PicturedLine = z.infer<typeof pictured>[number]
