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

/** What every adapter of the `PictureSource` port must do. `hasAll`: it has a picture for every sentence, as the last source of a list must. */
export function pictureContract(source: PictureSource, { hasAll }: { hasAll: boolean }): void {
  describe(source.name, () => {
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

        for (const picture of pictures) {
          if (picture === null) continue
          expect([picture.background.width, picture.background.height]).toEqual([1296, 2304])
          for (const { file, format, width, height } of [picture.background, ...picture.layers]) {
            const { size } = await stat(join(folder, file))
            expect(format === 'rgba' ? size : width * height * 4).toBe(width * height * 4)
            expect(size).toBeGreaterThan(0)
          }
          if (picture.thumbnail !== null) expect((await stat(join(folder, picture.thumbnail))).size).toBeGreaterThan(0)
          expect(picture.sources.length).toBeGreaterThan(0)
          expect(picture.sources.every(({ license }) => license !== '')).toBe(true)
        }
        if (hasAll) expect(pictures).not.toContain(null)
        const files = pictures.flatMap((picture) => (picture === null ? [] : [picture.background.file]))
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

      if (hasAll) expect(reasons).toHaveLength(sentences.length)
      expect(new Set(reasons)).toEqual(new Set(reasons.length === 0 ? [] : ['Error: cancelled']))
      await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'))
      expect((await readdir(folder)).length).toBe(left)
    })

    it('fails for a sentence that is not there', async () => {
      const session = source.open(request())
      try {
        await expect(session.picture(99, new AbortController().signal)).rejects.toThrow()
      } finally {
        await session.close()
      }
    })
  })
}
