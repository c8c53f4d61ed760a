import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import type { ScriptSentence } from '../../../story/script.ts'
import type { Layout } from '../../scene-plan/scene-plan.ts'
import { explain } from '../explain.ts'
import { explainSteps } from '../steps.ts'

const sentenceOf = (text: string, more: Partial<ScriptSentence> = {}): ScriptSentence => ({
  id: 'one',
  role: 'body',
  text,
  source: { kind: 'structure' },
  keywords: [],
  priority: 1,
  ...more,
})

function explained(text: string, language: VideoLanguage = 'pt-BR', before: readonly Layout[] = []) {
  const sentence = sentenceOf(text)
  return explainSteps({ sentence, sentences: [sentence], at: 0, theme: 'Tema', language, before })
}
const texts = (things: readonly { text: string }[]) => things.map(({ text }) => text)

describe('a list', () => {
  it.each<[VideoLanguage, string, string[]]>([
    ['pt-BR', 'A couve é rica em ferro, cálcio e magnésio.', ['ferro', 'cálcio', 'magnésio']],
    ['pt-BR', 'Couve, sardinha e tofu dão cálcio a quem não toma leite.', ['Couve', 'sardinha', 'tofu']],
    ['pt-BR', 'A reserva existe para o imprevisto: conserto, doença ou perda de renda.', ['conserto', 'doença', 'perda de renda']],
    ['en-US', 'The 50-30-20 rule splits your income into needs, wants and savings.', ['needs', 'wants', 'savings']],
    ['en-US', 'Hunger, tiredness and frustration are behind many tantrums.', ['Hunger', 'tiredness', 'frustration']],
  ])('%s: shows what is listed: %s', (language, text, items) => {
    const layout = explained(text, language)

    expect(layout?.kind).toBe('list')
    expect(layout?.kind === 'list' && texts(layout.items)).toEqual(items)
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'Em 1494, Portugal e Espanha dividiram o mundo com uma linha no mapa.'],
    ['pt-BR', 'Para pensar melhor, Einstein parava e tocava violino.'],
    ['pt-BR', 'Na cozinha, sal e açúcar parecem iguais.'],
    ['pt-BR', 'A cutia rói o ouriço, enterra castanhas e planta castanheiras sem querer.'],
    ['pt-BR', 'O teatro Globe, de Shakespeare e sócios, foi erguido em Londres em 1599.'],
    ['pt-BR', 'Valentina Tereshkova, operária e paraquedista, foi a primeira mulher no espaço, em 1963.'],
    ['en-US', 'In 1930, Einstein and Leo Szilard patented a fridge with no moving parts.'],
    ['en-US', 'Sweets alone do not cause diabetes: genes, weight and habits matter.'],
    ['en-US', 'Toucans eat fruit, but they raid eggs and chicks of other birds.'],
  ])('%s: is not seen where commas part something else: %s', (language, text) => {
    expect(explained(text, language)?.kind).not.toBe('list')
  })
})

describe('a ranking', () => {
  it('puts the first above the second that is named before it', () => {
    expect(explained('O Cerrado é o segundo maior bioma do Brasil, atrás só da Amazônia.')).toMatchObject({
      kind: 'ranking',
      what: 'maior bioma do Brasil',
      places: [
        { place: 1, text: 'Amazônia' },
        { place: 2, text: 'Cerrado' },
      ],
    })
    expect(explained('Jupiter is the largest planet, followed by Saturn and Uranus.', 'en-US')).toMatchObject({
      places: [
        { place: 1, text: 'Jupiter' },
        { place: 2, text: 'Saturn' },
        { place: 3, text: 'Uranus' },
      ],
    })
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'O Etna, na Sicília, é um dos vulcões mais ativos do mundo.'],
    ['pt-BR', 'O arco-íris aparece com o Sol atrás de você e a chuva na frente.'],
    ['en-US', 'Fingertips are among the most sensitive parts of the body.'],
  ])('%s: needs a holder of the place: %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('before and after', () => {
  it.each<[VideoLanguage, string, string, string]>([
    ['pt-BR', 'O prédio era uma fábrica de tecidos e hoje é museu.', 'uma fábrica de tecidos', 'museu'],
    ['pt-BR', 'Antes de ser Instagram, o aplicativo se chamava Burbn, como o uísque.', 'Burbn', 'Instagram'],
    ['pt-BR', 'Uma pomba de Picasso virou símbolo da paz em 1949.', 'Uma pomba de Picasso', 'símbolo da paz'],
    ['en-US', 'The building used to be a textile mill and is now a museum.', 'a textile mill', 'a museum'],
    ['en-US', 'Nokia began as a paper mill and became a phone maker.', 'a paper mill', 'a phone maker'],
  ])('%s: shows both: %s', (language, text, before, after) => {
    expect(explained(text, language)).toMatchObject({ kind: 'before-after', before: { text: before }, after: { text: after } })
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'Cleópatra teve um filho com Júlio César em 47 antes de Cristo: Cesarião.'],
    ['pt-BR', 'Rondônia virou estado em dezembro de 1981.'],
    ['en-US', 'In 1861, Lincoln became the 16th president of the United States.'],
    ['en-US', 'The temperature went from 10 to 30 degrees.'],
  ])('%s: is not seen in %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('a correction', () => {
  it.each<[VideoLanguage, string, string, string]>([
    ['pt-BR', 'A bananeira não é árvore: é uma erva gigante, sem tronco de madeira.', 'árvore', 'uma erva gigante'],
    ['pt-BR', 'A Mona Lisa não foi pintada em tela, e sim em madeira de álamo.', 'em tela', 'em madeira de álamo'],
    ['pt-BR', 'O planeta mais quente é Vênus, e não Mercúrio.', 'Mercúrio', 'Vênus'],
    ['en-US', 'Fireflies are not flies at all: they are beetles.', 'flies', 'beetles'],
    ['en-US', "A tomato isn't a vegetable but a fruit.", 'a vegetable', 'a fruit'],
    ['en-US', 'Penguins are birds that use their wings to swim, not to fly.', 'to fly', 'to swim'],
  ])('%s: strikes out and puts right: %s', (language, text, wrong, right) => {
    expect(explained(text, language)).toMatchObject({ kind: 'correction', wrong, right })
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'O café não é só uma bebida, mas um costume de família.'],
    ['pt-BR', 'Cobras não têm orelhas, mas sentem vibrações e ouvem sons graves.'],
    ['en-US', 'Dark oil is not always old: it is dark because it cleans.'],
    ['en-US', "Jalapão's springs are called boilers, but their water is not hot: it only bubbles."],
  ])('%s: is not seen in what is only half denied: %s', (language, text) => {
    expect(explained(text, language)?.kind).not.toBe('correction')
  })
})

describe('a quotation', () => {
  it('keeps quoted words apart from reported ones', () => {
    expect(explained('Em 1912, Alfred Wegener disse que os continentes já foram um só.')).toEqual({
      kind: 'quote',
      portions: ['Os continentes já foram um só'],
      by: 'Alfred Wegener',
      isExact: false,
    })
    expect(explained('“I have not failed, I have just found many ways that do not work,” said Thomas Edison.', 'en-US')).toMatchObject({
      by: 'Thomas Edison',
      isExact: true,
    })
  })

  it('says every word once, in order', () => {
    const layout = explained('“A imaginação é mais importante que o conhecimento, pois ele é limitado e ela não”, disse Albert Einstein.')

    expect(layout?.kind === 'quote' && layout.portions.join(' ')).toBe('A imaginação é mais importante que o conhecimento, pois ele é limitado e ela não')
    expect(layout?.kind === 'quote' && layout.portions).toHaveLength(3)
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'Segundo lugar também conta.'],
    ['pt-BR', 'O segundo Carnaval foi em março.'],
    ['pt-BR', 'Quem disse que o mercado é uma escola?'],
    ['en-US', 'Newton said he saw an apple fall, and no account says it hit him.'],
    ['en-US', 'UNESCO declared frevo heritage of humanity in 2012.'],
  ])('%s: is not seen in %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('a dialogue', () => {
  const question = sentenceOf('Por que o abacaxi arde na língua?', { part: 'question', group: 1 })
  const answer = sentenceOf('É a bromelina, que quebra proteínas.', { group: 1 })
  const at = (place: number, sentences: readonly ScriptSentence[], before: readonly Layout[] = []) =>
    explain({ sentence: sentences[place] ?? question, sentences, at: place, theme: 'Tema', language: 'pt-BR', before })
  const dialogue: Layout = { kind: 'dialogue', question: 'Por quê?', answer: null }
  const hero: Layout = { kind: 'hero', label: '' }

  it('shows the question while it is asked and both when it is answered', () => {
    expect(at(0, [question, answer])).toEqual({ kind: 'dialogue', question: question.text, answer: null })
    expect(at(1, [question, answer])).toEqual({ kind: 'dialogue', question: question.text, answer: answer.text })
  })

  it('leaves an answer to the picture that shows it, where there is one', () => {
    const hours = sentenceOf('Um gato dorme 14 horas por dia.', { group: 1 })

    expect(at(1, [question, hours], [dialogue])?.kind).toBe('count')
  })

  it('is followed by other pictures before the next one', () => {
    expect(at(0, [question, answer], [dialogue, dialogue, hero])).toBeNull()
    expect(at(0, [question, answer], [dialogue, hero, hero, hero])?.kind).toBe('dialogue')
    // The answer stands below its question only where that was shown.
    expect(at(1, [question, answer], [hero])).toBeNull()
  })

  it('is not shown twice in a row where questions bring their answers along', () => {
    const both = sentenceOf('Por que o abacaxi arde? É a bromelina que quebra proteínas.')

    expect(at(0, [both], [hero])?.kind).toBe('dialogue')
    expect(at(0, [both], [dialogue])).toBeNull()
  })

  it('waits for an answer that is cut off', () => {
    expect(explained('Which one was new to you? Tell me', 'en-US')).toBeNull()
  })

  it('is not shown for a sentence of another group, nor for a hook', () => {
    expect(at(1, [question, { ...answer, group: 2 }])).toBeNull()
    expect(at(1, [{ ...question, role: 'hook' }, answer])).toBeNull()
    expect(explained('Sabia que o mel não estraga? Ele dura séculos.')).toBeNull()
  })
})

describe('a recipe', () => {
  it.each<[VideoLanguage, string, [string, string][]]>([
    [
      'pt-BR',
      'Misture 2 xícaras de farinha, 3 ovos e uma pitada de sal.',
      [
        ['2 xícaras', 'farinha'],
        ['3', 'ovos'],
        ['uma pitada', 'sal'],
      ],
    ],
    [
      'en-US',
      'Mix 200 g of flour with 2 eggs.',
      [
        ['200 g', 'flour'],
        ['2', 'eggs'],
      ],
    ],
  ])('%s: shows amounts and ingredients: %s', (language, text, items) => {
    const layout = explained(text, language)

    expect(layout?.kind === 'recipe' && layout.items.map((item) => [item.amount, item.text])).toEqual(items)
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'O ideal da OMS: até 25 gramas de açúcar por dia, 6 colheres de chá.'],
    ['pt-BR', 'Uma lata de refrigerante comum tem cerca de 37 gramas de açúcar.'],
    ['en-US', 'One gram of gold can be beaten into a sheet of about 10 square feet.'],
    ['en-US', 'A teaspoon of neutron star would weigh billions of tons on Earth.'],
  ])('%s: is not seen in %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('a chain', () => {
  it('puts the cause first, whatever is said first', () => {
    const fromEffect = explained('A língua arde com abacaxi porque a bromelina quebra proteínas.')
    const fromCause = explained('When interest rates rise, prices of bonds fall.', 'en-US')

    expect(fromEffect?.kind === 'chain' && texts(fromEffect.boxes)).toEqual(['A bromelina quebra proteínas', 'A língua arde com abacaxi'])
    expect(fromCause?.kind === 'chain' && texts(fromCause.boxes)).toEqual(['Interest rates rise', 'Prices of bonds fall'])
  })

  it('is read behind words that only lead over', () => {
    const layout = explained('E tem mais: a picada coça porque seu corpo reage à saliva do mosquito.')

    expect(layout?.kind === 'chain' && texts(layout.boxes)).toEqual(['Seu corpo reage à saliva do mosquito', 'A picada coça'])
  })

  it('closes where a process comes back to its start', () => {
    expect(explained('A água vira vapor, que vira chuva, e o ciclo recomeça.')).toMatchObject({ kind: 'chain', isCycle: true })
    expect(explained('Stress causes poor sleep, which causes more stress.', 'en-US')).toMatchObject({ kind: 'chain', isCycle: false })
  })

  it('keeps the "se" of a verb that needs it', () => {
    const layout = explained('Se a massa não crescer, espere mais meia hora.')

    expect(layout?.kind === 'chain' && texts(layout.boxes)).toEqual(['Se a massa não crescer', 'Espere mais meia hora'])
  })

  it('does not follow another chain', () => {
    const before: Layout = { kind: 'chain', boxes: [], isCycle: false }

    expect(explained('Estrelas piscam porque o ar se mexe.', 'pt-BR', [before])).toBeNull()
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'Ver um filme ruim até o fim só porque pagou é a falácia do custo perdido.'],
    ['pt-BR', 'Picasso foi interrogado pela polícia por causa do roubo da Mona Lisa.'],
    ['en-US', 'If you could fold paper 42 times, the stack would pass the Moon.'],
    ['en-US', 'Sitting through a bad movie because you paid is the sunk cost fallacy.'],
  ])('%s: is not seen in %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('a thing and its parts', () => {
  it.each<[VideoLanguage, string, string, string[]]>([
    ['pt-BR', 'Preço tem três partes: custo, despesas e margem.', 'Preço', ['custo', 'despesas', 'margem']],
    ['pt-BR', 'A massa seca italiana é feita de trigo duro e água.', 'Massa seca italiana', ['trigo duro', 'água']],
    ['en-US', 'The STAR method has 4 parts: situation, task, action and result.', 'STAR method', ['situation', 'task', 'action', 'result']],
  ])('%s: are shown together: %s', (language, text, whole, parts) => {
    expect(explained(text, language)).toEqual({ kind: 'anatomy', whole, parts })
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'Vacas têm um estômago só, dividido em 4 partes.'],
    ['en-US', 'Diamonds and pencil lead are made of the same atom, carbon.'],
    ['en-US', 'A linen sheet is made of fibers from the stem of a plant.'],
  ])('%s: are not seen in %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})

describe('a contrast', () => {
  it('sets two clauses against each other', () => {
    expect(explained("A whale's tail beats up and down, while a fish's tail goes side to side.", 'en-US')).toMatchObject({
      kind: 'contrast',
      one: { text: "A whale's tail beats up and down" },
      other: { text: "A fish's tail goes side to side" },
    })
    expect(explained('O gato dorme de dia, enquanto o cachorro dorme à noite.')).toMatchObject({ kind: 'contrast' })
  })

  it.each<[VideoLanguage, string]>([
    ['pt-BR', 'No sonho lúcido, a pessoa sabe que está sonhando enquanto sonha.'],
    ['pt-BR', 'Enquanto choca o ovo, o pinguim-imperador não come nada.'],
    ['en-US', 'In 1905, Einstein changed physics while working at a patent office.'],
  ])('%s: is not seen in what happens at the same time: %s', (language, text) => {
    expect(explained(text, language)).toBeNull()
  })
})
