import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureRequest, PictureSource } from '../../src/pictures/picture-source.ts'
import { noCache } from '../../src/stage-cache/stage-cache.ts'
import type { ScriptSentence } from '../../src/story/script.ts'

function sentence(role: ScriptSentence['role'], text: string): ScriptSentence {
  return { id: text, role, text, source: { kind: 'structure' }, keywords: [], priority: 1 }
}
const sentences = [
  sentence('hook', 'O que faz um café ser especial?'),
  sentence('body', 'A torra clara preserva a acidez.'),
  sentence('closing', 'Salve este vídeo.'),
]

/**
 * What every adapter of the `PictureSource` port must do. `hasAll`: it has a picture for every
 * sentence, as the last source of a list must.
 */
export function pictureContract(source: PictureSource, { hasAll }: { hasAll: boolean }): void {
  describe(`${source.name} pictures`, () => {
    let folder = ''
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'picture-contract-'))
    })
    afterEach(() => rm(folder, { recursive: true, force: true }))

    const request = (): PictureRequest => ({
      sentences,
      before: sentences,
      subject: { kind: 'theme', theme: 'café especial', context: '', language: 'pt-BR' },
      order: { seed: 'contract' },
      folder,
      cache: noCache,
      onNote: () => undefined,
    })

    it('gives pictures whose files are complete, with credits, or none', async () => {
      const session = source.open(request())
      try {
        const pictures = await Promise.all(sentences.map((_, index) => session.picture(index, new AbortController().signal)))

        const given = pictures.filter((picture) => picture !== null)
        const sizes = given.flatMap(({ background, layers }) =>
          [background, ...layers].map(async ({ file, format, width, height }) => {
            const { size } = await stat(join(folder, file))
            return format === 'rgba' ? size - width * height * 4 : Math.min(0, size - 1)
          }),
        )
        const thumbnails = given.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [stat(join(folder, thumbnail))]))
        expect(hasAll && given.length < sentences.length).toBe(false)
        expect(given.every(({ background }) => background.width === 1296 && background.height === 2304)).toBe(true)
        expect(new Set([0, ...(await Promise.all(sizes))])).toEqual(new Set([0]))
        expect((await Promise.all(thumbnails)).every(({ size }) => size > 0)).toBe(true)
        expect(given.every(({ sources }) => sources.length > 0 && sources.every(({ license }) => license !== ''))).toBe(true)
        const files = given.map(({ background }) => background.file)
        expect(new Set(files).size).toBe(files.length)
      } finally {
        await session.close()
      }
    })

    it('ends with the reason of an abort, leaves no process and writes nothing more', async () => {
      const stop = new AbortController()
      const session = source.open(request())
      const pictures = Promise.allSettled(sentences.map((_, index) => session.picture(index, stop.signal)))
      stop.abort(new Error('cancelled'))

      const reasons = (await pictures).flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
      await session.close()
      const left = (await readdir(folder)).length

      expect(reasons.length).toBeGreaterThanOrEqual(hasAll ? sentences.length : 0)
      expect(reasons.every((reason) => reason === 'Error: cancelled')).toBe(true)
      await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'))
      expect((await readdir(folder)).length).toBe(left)
    })

    it('fails for a sentence that is not there', async () => {
      const session = source.open(request())
      try {
        await expect(session.picture(99, new AbortController().signal)).rejects.toThrow(/sentence 99/)
      } finally {
        await session.close()
      }
    })
  })
}
