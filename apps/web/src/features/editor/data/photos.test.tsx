import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../session/person.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import type { EditorPhotos } from '../editor.ts'
import { usePhotos } from './use-photos.ts'

beforeEach(() => {
  forgetPerson()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { close: () => undefined }
  })
})

/** The first bytes of a picture of that size. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}
const file = (name: string, content: BlobPart = png(4000, 3000), type = 'image/png') => new File([content], name, { type })

function openPhotos(): { now: () => EditorPhotos; choose: (...files: File[]) => Promise<void> } {
  let photos: EditorPhotos | undefined
  function Watch() {
    photos = usePhotos()
    return <Toaster />
  }
  render(<Watch />)
  const now = () => {
    if (photos === undefined) throw new Error('nothing was drawn')
    return photos
  }
  return { now, choose: async (...files) => act(async () => now().choose(files)) }
}

describe('photos of the preview', () => {
  it('are five samples at first', () => {
    const { now } = openPhotos()

    expect(now().areOwn).toBe(false)
    expect(new Set(now().pictures.map((picture) => ('url' in picture ? picture.url : ''))).size).toBe(5)
  })

  it('can be those of the person, which are sent to nobody', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    const { now, choose } = openPhotos()
    const [one, two] = [file('praia.png'), file('mar.png')]

    await choose(one, two)
    await vi.waitFor(() => expect(now().areOwn).toBe(true))
    expect(now().pictures).toEqual([{ blob: one }, { blob: two }])
    expect(fetched).not.toHaveBeenCalled()

    act(() => now().useSamples())
    expect(now()).toMatchObject({ areOwn: false })
  })

  it('are forgotten when their person leaves', async () => {
    const { now, choose } = openPhotos()
    await choose(file('praia.png'))
    await vi.waitFor(() => expect(now().areOwn).toBe(true))

    act(() => forgetPerson())

    expect(now().areOwn).toBe(false)
  })

  it.each([
    ['of another type', file('filme.mp4', 'x', 'video/mp4'), 'Escolha uma imagem JPEG, PNG, WebP ou AVIF.'],
    ['above 10 MB', file('grande.png', new Uint8Array(10 * 1024 * 1024 + 1)), 'Ela passa de 10 MB. Escolha uma menor.'],
    ['that says it is a picture and is none', file('texto.png', 'nothing of a picture'), /imagem/i],
    ['that the browser cannot decode', file('broken.png'), 'O arquivo está danificado ou não é uma imagem. Escolha outro.'],
    ['with more pixels than a tab can hold', file('enorme.png', png(30_000, 30_000)), /30000/],
  ])('%s are refused with the reason, and the others are used', async (_, bad, text) => {
    const { now, choose } = openPhotos()
    const good = file('praia.png')

    await choose(bad, good)

    expect(await screen.findByText(`A foto “${bad.name}” não foi usada`)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    await vi.waitFor(() => expect(now().pictures).toEqual([{ blob: good }]))
  })

  it('stay as they are when none can be used', async () => {
    const { now, choose } = openPhotos()

    await choose(file('broken.png'))

    expect(await screen.findByText('A foto “broken.png” não foi usada')).toBeVisible()
    expect(now().areOwn).toBe(false)
  })
})
