import type { Milliseconds } from '@relampago/domain/units'
import { z } from 'zod'

export type LocalModel = { baseUrl: string; model: string }

/**
 * Where programs for models listen, and how they list what they have. The first that has one
 * counts.
 */
const places = [
  // Ollama, LM Studio, llama.cpp.
  { origin: 'http://127.0.0.1:11434', list: '/api/tags' },
  { origin: 'http://127.0.0.1:1234', list: '/v1/models' },
  { origin: 'http://127.0.0.1:8080', list: '/v1/models' },
] as const satisfies readonly Place[]
type Place = { origin: string; list: string }

const probeMs: Milliseconds = 400
const longestList = 200_000

const listed = z.union([z.object({ models: z.array(z.object({ name: z.string() })) }), z.object({ data: z.array(z.object({ id: z.string() })) })])

/**
 * A model that runs on this machine, or `null`. Asks no other address, and each place within 0.4 s.
 * `at` are other places, for tests.
 */
export async function findLocalModel(at: readonly Place[] = places): Promise<LocalModel | null> {
  const found = await Promise.all(at.map(async (place) => ({ place, model: bestModel(await modelsAt(place).catch(() => [])) })))
  for (const { place, model } of found) if (model !== null) return { baseUrl: `${place.origin}/v1`, model }
  return null
}

async function modelsAt({ origin, list }: Place): Promise<string[]> {
  const response = await fetch(`${origin}${list}`, { signal: AbortSignal.timeout(probeMs), redirect: 'error' })
  const text = response.ok ? await response.text() : ''
  const { success, data } = listed.safeParse(text.length > longestList ? null : JSON.parse(text))
  if (!success) return []
  return 'models' in data ? data.models.map(({ name }) => name) : data.data.map(({ id }) => id)
}

/** Families that write Portuguese well and keep to a form, the best first. */
const families = [
  'qwen3',
  'qwen2.5',
  'llama3.3',
  'llama-3.3',
  'gemma3',
  'gemma-3',
  'mistral-small',
  'llama3.1',
  'llama-3.1',
  'phi4',
  'phi-4',
  'mistral',
  'gemma',
  'llama',
  'qwen',
  'phi',
]
/** These do not follow instructions on a text, or answer another question. */
const unfit = /embed|rerank|bge|minilm|whisper|tts|vision-only|-base|:base|coder|code|math|guard|ocr|moondream|llava/i
/** Smaller ones break the rules on facts too often to be worth the time. */
const fewestBillions = 3

/**
 * The largest model of a known family, else of any; of equal ones the better family. `null`: none
 * is fit.
 */
export function bestModel(names: readonly string[]): string | null {
  const ranked = names
    .filter((name) => !unfit.test(name) && billionsOf(name) >= fewestBillions)
    .map((name) => ({ name, family: families.findIndex((one) => name.toLowerCase().includes(one)), billions: billionsOf(name) }))
    .toSorted((one, other) => Number(one.family < 0) - Number(other.family < 0) || other.billions - one.billions || one.family - other.family)
  return ranked[0]?.name ?? null
}

/** "qwen2.5:14b-instruct" has 14; a name without a size counts as 7, as most downloads have. */
function billionsOf(name: string): number {
  const [, size] = /(?:^|[^a-z0-9.])(\d+(?:\.\d+)?)b(?![a-z])/i.exec(name) ?? []
  return size === undefined ? 7 : Number(size)
}
