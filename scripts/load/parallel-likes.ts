import { ask } from './ask.ts'
import type { Person, Platform } from './people.ts'

type Liked = { is_liked: boolean; template: { id: string; likes: number } }

/**
 * Everybody likes the same template at the same moment, and then one person presses as often as
 * there are people. Gives by how much the counts differ from what they must be, and the times.
 */
export async function likeTogether({ url, apiKey }: Platform, people: readonly Person[]): Promise<{ wrong: number; times: number[] }> {
  const like = async ({ address, token }: Person, id: string) => {
    const answer = await ask(url, apiKey, { method: 'POST', path: `/api/templates/${id}/like`, address, token })
    if (answer.status !== 200) throw new Error(`a like answered ${answer.status}: ${answer.body.slice(0, 200)}`)
    return { ...answer, ...(JSON.parse(answer.body) as Liked) }
  }
  const [first] = people
  if (first === undefined) return { wrong: 0, times: [] }
  const list = await ask(url, apiKey, { path: '/api/templates?type=public&sort=name', address: first.address, token: first.token })
  const template = (JSON.parse(list.body) as { templates: { id: string; likes: number }[] }).templates[0]
  if (template === undefined) throw new Error('the gallery is empty')

  const together = await Promise.all(people.map((person) => like(person, template.id)))
  const changes = together.map(({ is_liked: isLiked }): number => (isLiked ? 1 : -1))
  const expected = template.likes + changes.reduce((sum, change) => sum + change, 0)
  const alone = await Promise.all(people.map(() => like(first, template.id)))
  // An even number of presses changes nothing.
  const after = expected + (alone.length % 2) * (changes[0] === 1 ? -1 : 1)
  const last = await ask(url, apiKey, { path: `/api/templates/${template.id}`, address: first.address, token: first.token })
  const { template: shown } = JSON.parse(last.body) as { template: { likes: number } }
  return { wrong: Math.abs(shown.likes - after), times: [...together, ...alone].map(({ milliseconds }) => milliseconds) }
}
