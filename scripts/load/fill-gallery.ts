import { randomUUID } from 'node:crypto'
import { effects, templateCategoryIds, templateDifficulties, transitions, type EffectId, type TransitionId } from '@relampago/domain/catalogue'
import { mulberry32 } from '@relampago/domain/random'
import { nameKeyOf, searchTextOf } from '@relampago/domain/templates'
import { Database } from '../../apps/server/src/database/database.ts'
import { templateFavorites, templateFilms, templateLikes, templates, users, type TemplateRow } from '../../apps/server/src/database/schema.ts'
import { filmOf, templateSettings } from '../../apps/server/tests/stored-templates.ts'

type Random = () => number
const rowsAtOnce = 500
const marksOfEach = { likes: 40, favorites: 20 }
/** Days that the templates were made in. */
const spreadDays = 400
const effectIds = Object.keys(effects) as EffectId[]
const transitionIds = Object.keys(transitions) as TransitionId[]

const things =
  'Brilho Corte Onda Neon Café Verão Praia Cinema Noite Cidade Receita Oferta Dica História Retrô Aurora Jardim Coração Ritmo Vitrine Moda Fogo Chuva Viagem'
const qualities = 'Suave Rápido Elegante Dourado Vibrante Clássico Minimalista Dinâmico Quente Frio Leve Intenso Sereno Lúdico Urbano Tropical Épico Íntimo'
const purposes = 'para Lojas|para Reels|em Dez Segundos|de Fim de Ano|com Movimento|sem Pressa|Pro|2026|para Restaurantes|de Lançamento'
const words = { things: things.split(' '), qualities: qualities.split(' '), purposes: purposes.split('|') }
const subjects =
  'moda comida viagem promoção natal música esporte beleza tecnologia educação humor pets casa arte fitness negócios livros carros festa natureza'.split(' ')

/** Published templates of those who signed up, with likes and favourites as after long use. */
export async function fillGallery(databaseUrl: string, many: number): Promise<void> {
  const database = new Database({ url: databaseUrl, connections: 2, log: () => undefined })
  const random = mulberry32(11)
  try {
    const authors = await database.queries.select({ id: users.id, name: users.name }).from(users)
    const rows = Array.from({ length: many }, (_, index) => templateOf(authors[index % authors.length] ?? null, random))
    for (let start = 0; start < many; start += rowsAtOnce) {
      const some = rows.slice(start, start + rowsAtOnce)
      await database.queries.insert(templates).values(some)
      await database.queries.insert(templateFilms).values(some.map((row) => filmOf(row)))
    }
    for (const { id } of authors) await markSome(database, id, { rows, random })
    // As autovacuum does within minutes.
    await database.queries.execute('vacuum analyze templates')
  } finally {
    await database.close()
  }
}

async function markSome({ queries }: Database, userId: string, { rows, random }: { rows: readonly TemplateRow[]; random: Random }): Promise<void> {
  const some = (count: number) => [...new Set(Array.from({ length: Math.min(count, rows.length) }, () => pick(rows, random).id))]
  const now = new Date()
  await queries.insert(templateLikes).values(some(marksOfEach.likes).map((templateId) => ({ templateId, userId, likedAt: now })))
  await queries.insert(templateFavorites).values(some(marksOfEach.favorites).map((templateId) => ({ templateId, userId, markedAt: now })))
}

function templateOf(author: { id: string; name: string } | null, random: Random): TemplateRow {
  const id = randomUUID()
  const name = [pick(words.things, random), pick(words.qualities, random), ...(random() < 0.6 ? [pick(words.purposes, random)] : [])].join(' ')
  const description = `Vídeo de ${pick(subjects, random)} com ar ${pick(words.qualities, random).toLowerCase()}, bom ${pick(words.purposes, random)}.`
  const tags = [...new Set(Array.from({ length: 2 + whole(5, random) }, () => pick(subjects, random)))]
  const updatedAt = new Date(Date.now() - whole(spreadDays * 86_400, random) * 1000)
  // Few are liked by many, as everywhere.
  const liked = Math.floor(3 / (0.003 + random()))
  return {
    id,
    authorId: author?.id ?? null,
    houseSlug: author === null ? id : null,
    authorName: author?.name ?? 'Relâmpago',
    name,
    description,
    category: pick(templateCategoryIds, random),
    tags,
    difficulty: pick(templateDifficulties, random),
    version: '1.0.0',
    status: 'published',
    isPremium: random() < 0.05,
    content: contentOf(random),
    designHash: id.replaceAll('-', ''),
    search: searchTextOf({ name, description, tags }),
    nameKey: nameKeyOf(name),
    likes: liked + marksOfEach.likes,
    favorites: Math.floor(liked / 3) + marksOfEach.favorites,
    uses: Math.floor(liked * random()),
    downloads: whole(20, random),
    views: liked * 10,
    createdAt: updatedAt,
    updatedAt,
  }
}

function contentOf(random: Random): TemplateRow['content'] {
  const times = { start_time: 0, end_time: 10 }
  return {
    effects: Array.from({ length: 2 + whole(7, random) }, () => ({
      type: pick(effectIds, random),
      intensity: whole(101, random),
      duration: 10,
      custom_params: times,
    })),
    transitions: Array.from({ length: 1 + whole(7, random) }, (_, index) => ({
      type: pick(transitionIds, random),
      duration: 0.5,
      easing: 'linear',
      custom_params: { start_time: (index * 7) / 10 },
    })),
    settings: templateSettings,
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[whole(items.length, random)] as Item
}

/** 0 to `below` - 1. */
function whole(below: number, random: Random): number {
  return Math.floor(random() * below)
}
