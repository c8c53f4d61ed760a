import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { matchIcons } from './match-icon.ts'
import { iconPack } from './icon-pack.ts'

const portuguese: readonly (readonly [sentence: string, ...fitting: string[]])[] = [
  ['O que faz um café ser especial?', 'hot-beverage'],
  ['A torra clara preserva a acidez dos grãos', 'fire', 'lemon', 'beans'],
  ['Produtores brasileiros exportam para vários países', 'farmer', 'globe-showing-americas'],
  ['Seu cliente está no celular', 'mobile-phone', 'busts-in-silhouette', 'handshake'],
  ['Meça o resultado antes de investir mais dinheiro', 'bar-chart', 'chart-increasing', 'money-bag'],
  ['Escolha um público e fale só com ele', 'busts-in-silhouette', 'thinking-face'],
  ['Publique vídeos curtos nas redes sociais', 'mobile-phone', 'clapper-board'],
  ['Durma sempre no mesmo horário', 'sleeping-face', 'alarm-clock'],
  ['Evite telas antes de deitar', 'bed', 'television', 'mobile-phone', 'desktop-computer'],
  ['Deixe o quarto escuro e fresco', 'bed', 'candle'],
  ['Faça exercícios pela manhã', 'flexed-biceps'],
  ['Beba água ao acordar', 'pouring-liquid', 'droplet', 'alarm-clock'],
  ['Leve seu cachorro para passear', 'dog', 'dog-face'],
  ['Como economizar na viagem de avião', 'airplane'],
  ['Receita de bolo de chocolate fácil', 'chocolate-bar', 'birthday-cake', 'shallow-pan-of-food'],
  ['Passe protetor solar todos os dias', 'lotion-bottle'],
  ['Organize a casa em dez minutos', 'house', 'alarm-clock'],
  ['Aprenda inglês com músicas', 'brain', 'musical-notes', 'speaking-head'],
  ['Bateria de até 40 horas', 'battery'],
  ['Frete grátis para todo o Brasil', 'delivery-truck', 'free-button'],
  ['Inteligência artificial no trabalho', 'robot'],
  ['Fotossíntese transforma luz em energia', 'leaf-fluttering-in-wind'],
  ['Advogado explica seus direitos', 'balance-scale'],
  ['Corte de cabelo masculino', 'person-getting-haircut'],
  ['Skincare para pele oleosa', 'lotion-bottle'],
  ['Moda sustentável e brechó', 'dress'],
  ['Carro elétrico vale a pena?', 'automobile', 'high-voltage'],
  ['Reserve parte do salário para emergências', 'money-bag', 'shield'],
  ['Pague a fatura do cartão antes do vencimento', 'credit-card'],
  ['Anote todos os gastos do mês', 'money-with-wings', 'memo', 'calendar'],
  ['O gato dorme quase o dia inteiro', 'cat-face', 'cat', 'sleeping-face'],
  ['Escove os dentes depois das refeições', 'toothbrush', 'tooth'],
  ['Regue as plantas pela manhã', 'potted-plant'],
  ['Uma mala pequena basta', 'luggage'],
  ['Guarde a senha em lugar seguro', 'locked'],
  ['O telescópio observa galáxias distantes', 'telescope', 'milky-way'],
  ['Vacina treina a imunidade contra vírus', 'syringe', 'microbe', 'shield'],
  ['Convide a família para o jantar', 'people-hugging', 'fork-and-knife-with-plate'],
  ['Corra vinte minutos por dia', 'person-running'],
  ['O goleiro defendeu o gol na final da copa', 'soccer-ball', 'goal-net'],
  ['Toque violão em trinta dias', 'guitar'],
  ['A chuva alaga a cidade', 'cloud-with-rain', 'cityscape', 'umbrella'],
  ['Conserte a torneira com uma chave inglesa', 'wrench', 'potable-water'],
  ['Compre só o que está na lista do supermercado', 'shopping-cart', 'memo'],
  ['Respire fundo três vezes', 'lungs', 'nose'],
  ['Responda os comentários dos seguidores', 'speech-balloon', 'busts-in-silhouette', 'left-speech-bubble'],
]
const english: readonly (readonly [sentence: string, ...fitting: string[]])[] = [
  ['Track your results before you spend more money', 'bar-chart', 'money-bag', 'money-with-wings'],
  ['Sleep at the same time every night', 'sleeping-face', 'crescent-moon'],
  ['Specialty coffee beans', 'hot-beverage', 'beans'],
  ['List every expense for thirty days', 'money-with-wings', 'memo'],
  ['Walk your dog twice a day', 'dog-face', 'person-walking', 'dog'],
  ['Charge the battery overnight', 'battery'],
  ['Book your flight early', 'airplane', 'books'],
  ['Artificial intelligence at work', 'robot'],
  ['Read ten pages every evening', 'open-book'],
  ['Drink water when you wake up', 'pouring-liquid', 'droplet', 'cup-with-straw', 'alarm-clock'],
  ['Wear sunscreen even on cloudy days', 'lotion-bottle', 'sun-behind-cloud'],
  ['Lift weights twice a week', 'person-lifting-weights'],
  ['Clean the house in ten minutes', 'house', 'broom'],
  ['Learn to play the guitar', 'guitar'],
  ['Plant a tree in your yard', 'deciduous-tree', 'house-with-garden', 'seedling', 'potted-plant'],
  ['Post short videos on social media', 'mobile-phone', 'video-camera', 'clapper-board'],
  ['Your brain forms memories while you rest', 'brain'],
  ['Pay the credit card bill in full', 'credit-card'],
  ['Brush your teeth gently', 'toothbrush', 'tooth'],
]

function bestOf(text: string, language: VideoLanguage): string | undefined {
  return matchIcons({ texts: [{ text, share: 1 }], language })[0]?.id
}

describe('the picture that is chosen for a sentence', () => {
  it.each(portuguese)('fits "%s"', (sentence, ...fitting) => {
    expect(fitting).toContain(bestOf(sentence, 'pt-BR'))
  })

  it.each(english)('fits "%s"', (sentence, ...fitting) => {
    expect(fitting).toContain(bestOf(sentence, 'en-US'))
  })

  it('names only icons that the pack has', () => {
    const named = [...portuguese, ...english].flatMap(([, ...fitting]) => fitting)

    expect(named.filter((id) => !iconPack().has(id))).toEqual([])
  })

  it.each(['Primeiro, a melhor coisa de todas', 'Isso muda tudo', 'The best thing you can do'])(
    'is left to the subject when the words name nothing: "%s"',
    (sentence) => {
      expect(matchIcons({ texts: [{ text: sentence, share: 1 }], language: sentence.startsWith('The') ? 'en-US' : 'pt-BR' })).toEqual([])
    },
  )

  it.each([
    ['cafés', 'hot-beverage'],
    ['refeições', 'fork-and-knife-with-plate'],
    ['pães', 'bread'],
    ['animais', 'paw-prints'],
    ['limões', 'lemon'],
    ['jardins', 'house-with-garden'],
  ])('is the same for a plural: %s', (plural, icon) => {
    expect(bestOf(plural, 'pt-BR')).toBe(icon)
  })
})
