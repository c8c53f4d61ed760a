import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/run-tool.ts'
import { guideWalks } from './walks.ts'

const texts = join(root, 'content/pages/tutorials')
const pictures = join(root, 'assets/pages/tutorials')
/** Of all pictures together: they are part of every clone. */
const mostBytes = 2_500_000

async function picturesNamedIn(file: string): Promise<string[]> {
  const text = await readFile(join(texts, file), 'utf8')
  return [...text.matchAll(/!\[[^\]]+\]\(([\w.-]+\.webp)/g)].map(([, name = '']) => name)
}

describe('the pictures of the tutorials', () => {
  it.each(interfaceLanguages)('are two or more for each guide, all of its language (%s)', async (language) => {
    for (const id of Object.keys(guideWalks(''))) {
      const named = await picturesNamedIn(`${id}.${language}.md`)

      expect({ id, pictures: named.length >= 2 }).toEqual({ id, pictures: true })
      expect(named.filter((name) => !name.endsWith(`.${language}.webp`))).toEqual([])
    }
  })

  it('are those that the texts name, no more and no less', async () => {
    const named = await Promise.all((await readdir(texts)).map(picturesNamedIn))

    expect((await readdir(pictures)).toSorted()).toEqual([...new Set(named.flat())].toSorted())
  })

  it('weigh at most 2.5 MB together', async () => {
    const sizes = await Promise.all((await readdir(pictures)).map((file) => stat(join(pictures, file))))

    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
  })
})
