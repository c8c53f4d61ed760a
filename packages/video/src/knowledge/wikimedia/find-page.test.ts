import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import { startWikimediaServer, type WikimediaServer } from '../../../tests/stand-ins/wikimedia-server.ts'
import { addressesOf } from './encyclopedia-settings.ts'
import { findPage } from './find-page.ts'
import { openWikiClient } from './open-wiki-client.ts'

let server: WikimediaServer
beforeAll(async () => {
  server = await startWikimediaServer()
})
afterAll(() => server.close())

async function pageOf(topic: string, language: VideoLanguage, context = ''): Promise<string | null> {
  const client = openWikiClient({ contact: 'test', version: '1', cacheFolder: null, allowPrivate: true, now: () => new Date(), timeoutMs: 60_000 })
  const addresses = addressesOf({ ...server, contact: 'test', cacheFolder: null })
  return (await findPage({ topic, context, language }, client, addresses, new AbortController().signal))?.title ?? null
}

describe('the page that a Portuguese topic means', () => {
  it.each<[topic: string, title: string | null, context?: string]>([
    // Several meanings.
    ['Mercúrio', null],
    ['mercurio', null],
    ['planeta Mercúrio', 'Mercúrio (planeta)'],
    ['mercúrio planeta', 'Mercúrio (planeta)'],
    ['Mercúrio', 'Mercúrio (planeta)', 'vídeo para uma aula sobre planetas'],
    ['Mercúrio', null, 'vídeo para a loja do meu tio'],
    ['manga', null],
    ['manga fruta', 'Manga (fruta)'],
    ['manga', 'Manga (fruta)', 'receita com frutas da estação'],
    ['mangá', 'Mangá'],
    ['Java', null],
    ['linguagem de programação Java', null],
    ['Java', 'Java (linguagem de programação)', 'curso de programação para iniciantes'],
    ['ilha Java', 'Java'],
    ['banco', 'Banco'],
    ['Marte', 'Marte'],
    ['deus Marte', 'Marte (mitologia)'],
    ['banco', null, 'banco de madeira feito à mão para jardim'],
    ['laranja', null],
    ['cor laranja', 'Laranja (cor)'],
    ['peru', null],
    ['Peru', 'Peru (país)', 'viagem a outro país'],
    ['flamengo', null],
    ['Rio de Janeiro', null],
    ['python', 'Python'],
    ['python', 'Python (gênero)', 'serpentes que vivem na Ásia'],
    ['legião', null],
    // Works and common words.
    ['dormir melhor', null],
    ['Dormir Melhor', null],
    ['como dormir melhor', null],
    ['viver a vida', null],
    ['café da tarde', null],
    ['capital inicial', null],
    ['amor', 'Amor'],
    ['tropa de elite', null],
    ['Tropa de Elite', 'Tropa de Elite'],
    ['filme tropa de elite', 'Tropa de Elite'],
    ['harry potter', 'Harry Potter'],
    ['Titanic', 'Titanic'],
    ['filme Titanic', 'Titanic (filme de 1997)'],
    ['chaves', null],
    // A shared word is not the whole meaning.
    ['céu', 'Céu'],
    ['céu da boca', 'Céu da boca'],
    ['ceu da boca', 'Céu da boca'],
    ['café da manhã', 'Café da manhã'],
    ['café', 'Café'],
    ['café especial', null],
    ['hot dog', 'Cachorro-quente'],
    ['cachorro-quente', 'Cachorro-quente'],
    ['cachorro quente', 'Cachorro-quente'],
    ['cachorro', 'Cão'],
    ['pneu furado', null],
    ['trocar pneu furado', null],
    ['pé de moleque', 'Pé de moleque'],
    ['espinheira-santa', 'Espinheira-santa'],
    ['vale a pena financiar imóvel?', null],
    ['financiamento imobiliário', 'Financiamento imobiliário'],
    ['baleia azul', 'Baleia-azul'],
    ['onça pintada', 'Onça-pintada'],
    ['Santos-Dumont', 'Santos Dumont'],
    // A game of boards is no work.
    ['xadrez', 'Xadrez'],
    // An editor's short names, and one aspect of a thing.
    ['IRPF', 'Imposto de renda'],
    ['Copa de 1970', 'Copa do Mundo FIFA de 1970'],
    ['Semana de 22', 'Semana de Arte Moderna'],
    ['Floresta Amazônica', 'Amazônia'],
    ['história do xadrez', 'Xadrez'],
    ['origem da feijoada', 'Feijoada'],
    ['o naufrágio do pão de queijo', null],
    // Accents.
    ['avô', 'Avô'],
    ['avó', 'Avó'],
    ['avo', null],
    ['coco', 'Coco'],
    ['cocô', 'Cocô'],
    ['sao paulo', 'São Paulo'],
    ['inteligencia artificial', 'Inteligência artificial'],
    ['torre eiffel', 'Torre Eiffel'],
    // Number and article.
    ['baleias', 'Baleia'],
    ['as baleias', 'Baleia'],
    ['costas', null],
    ['dor nas costas', null],
    ['vacinas', 'Vacina'],
    ['buracos negros', 'Buraco negro'],
    ['o sol', 'Sol'],
    ['vulcões submarinos', 'Vulcão submarino'],
    // Persons and names.
    ['Vini Jr', 'Vinícius Júnior'],
    ['Vinícius Júnior', 'Vinícius Júnior'],
    ['Ayrton Senna', 'Ayrton Senna'],
    ['Senna', null],
    ['Ana', null],
    ['Silva', null],
    ['minha amiga Ana', null],
    ['EUA', 'Estados Unidos'],
    // Questions.
    ['por que o céu é azul?', null],
    ['o que é um buraco negro?', 'Buraco negro'],
    ['quem foi Santos Dumont?', 'Santos Dumont'],
    ['quem inventou o avião?', null],
    ['saudade', 'Saudade'],
    ['lista de países por população', null],
    ['🍕', null],
    ['Mercúrio|Java', null],
  ])('%s is %s (%s)', async (topic, title, context) => {
    expect(await pageOf(topic, 'pt-BR', context)).toBe(title)
  })
})

describe('the page that an English topic means', () => {
  it.each<[topic: string, title: string | null, context?: string]>([
    ['Mercury', null],
    ['planet Mercury', 'Mercury (planet)'],
    ['Mercury', 'Mercury (planet)', 'a lesson about the planets'],
    ['apple', 'Apple'],
    ['history of chess', 'Chess'],
    ['blue whale facts', 'Blue whale'],
    ['sleep better', null],
    ['Sleep Better', null],
    ['how to sleep better', null],
    ['sleep', 'Sleep'],
    ['jaguar', 'Jaguar'],
    ['Java', null],
    ['Java', 'Java (programming language)', 'a programming course'],
    ['bank', 'Bank'],
    ['jaws', null],
    ['Jaws film', 'Jaws'],
    ['whales', 'Whale'],
    ['the whale', 'Whale'],
    ['great wall of china', 'Great Wall of China'],
    ['morning routine', null],
    ['Morning Routine', null],
    ['working from home', 'Remote work'],
    ['Smith', null],
    ['AI', 'Artificial intelligence'],
    ['dogs', 'Dog'],
    ['hot dogs', 'Hot dog'],
    ['time management', 'Time management'],
    ['Amazon', null],
    ['amazon river', 'Amazon River'],
    ['what is a black hole?', 'Black hole'],
    ['why is the sky blue?', null],
    ['cafe', 'Café'],
    ['octopuses', 'Octopus'],
    ['Marie Curie', 'Marie Curie'],
    ['eiffel tower', 'Eiffel Tower'],
    ['turkey', 'Turkey'],
  ])('%s is %s (%s)', async (topic, title, context) => {
    expect(await pageOf(topic, 'en-US', context)).toBe(title)
  })
})

describe('topics that no rule was written for', () => {
  it.each<[topic: string, title: string | null, language: VideoLanguage, context?: string]>([
    ['vênus', 'Vênus', 'pt-BR'],
    ['venus', 'Vênus', 'pt-BR'],
    ['deusa Vênus', 'Vênus (mitologia)', 'pt-BR'],
    ['gatos', 'Gato', 'pt-BR'],
    ['gato de botas', null, 'pt-BR'],
    ['leão', null, 'pt-BR'],
    ['leão', 'Leão (animal)', 'pt-BR', 'animais da savana: mamífero de juba'],
    ['signo de leão', null, 'pt-BR'],
    ['leão do imposto de renda', null, 'pt-BR'],
    ['imposto de renda', 'Imposto de renda', 'pt-BR'],
    ['maçã', 'Maçã', 'pt-BR'],
    ['maca', null, 'pt-BR'],
    ['Pelé', 'Pelé', 'pt-BR'],
    ['pele', 'Pele', 'pt-BR'],
    ['cuidados com a pele', null, 'pt-BR'],
    ['Romario', 'Romário', 'pt-BR'],
    ['Romárió', null, 'pt-BR'],
    ['bolo de rolo', 'Bolo de rolo', 'pt-BR'],
    ['bolo de cenoura', null, 'pt-BR'],
    ['segunda guerra', 'Segunda Guerra Mundial', 'pt-BR'],
    ['começar de novo', null, 'pt-BR'],
    ['força de vontade', null, 'pt-BR'],
    ['primeiro emprego', null, 'pt-BR'],
    ['coração partido', null, 'pt-BR'],
    ['dó', null, 'pt-BR'],
    ['águas', null, 'pt-BR'],
    ['água com gás', 'Água com gás', 'pt-BR'],
    ['férias', 'Férias', 'pt-BR'],
    ['Vitória', null, 'pt-BR'],
    ['Roma', 'Roma', 'pt-BR'],
    ['dia do café', 'Dia do café', 'pt-BR'],
    ['Augusta', null, 'pt-BR'],
    ['lions', 'Lion', 'en-US'],
    ['new beginnings', null, 'en-US'],
    ['save money', null, 'en-US'],
    ['resume', null, 'en-US'],
    ['bass', null, 'en-US'],
    ['bass fish', 'Bass (fish)', 'en-US'],
    ['good habits', null, 'en-US'],
    ['the great barrier reef', 'Great Barrier Reef', 'en-US'],
    ['Einstein', 'Albert Einstein', 'en-US'],
    ['Michael Jordan', 'Michael Jordan', 'en-US'],
  ])('%s is %s', async (topic, title, language, context) => {
    expect(await pageOf(topic, language, context)).toBe(title)
  })
})
