import wasmUrl from '#engine/compositor.wasm?url'
import { openPlayer, openTilePainter, type PictureSource, type Player, type PlayerStatus, type PreviewOrder, type TilePainter } from '@relampago/preview'

/** Drives players on the bare page of the browser tests; tests call it by expressions. */
const statuses: PlayerStatus[] = []
let player: Player | null = null
let tiles: TilePainter | null = null

function opened(): Player {
  if (player === null) throw new Error('open a player first')
  return player
}

/** Resolves when the fields of the status have the wanted values. */
function until(wanted: Partial<PlayerStatus>): Promise<PlayerStatus> {
  const isThere = (status: PlayerStatus) =>
    Object.entries(wanted).every(([key, value]) => JSON.stringify(status[key as keyof PlayerStatus]) === JSON.stringify(value))
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere(opened().status())) return
      clearInterval(timer)
      resolve(opened().status())
    }
    // An order that is drawn like the one before changes nothing for listeners.
    const timer = setInterval(look, 1)
    look()
  })
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function pixelsOf(picture: ImageBitmap | HTMLCanvasElement): ImageData {
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

function shownCanvas(): HTMLCanvasElement {
  const canvas = document.querySelector('canvas')
  if (canvas === null) throw new Error('no canvas')
  return canvas
}

/** Pictures of the browser arrive after the worker has drawn them. */
async function afterPaint(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

const driver = {
  statuses,
  async open(): Promise<PlayerStatus> {
    player = await openPlayer(shownCanvas(), { wasmUrl })
    player.onStatus((status) => statuses.push(status))
    return player.status()
  },
  player: opened,
  until,
  /** Shows a file as if the person had chosen it. */
  async showFile(order: PreviewOrder, url: string): Promise<void> {
    const blob = await (await fetch(url)).blob()
    opened().show({ ...order, scenes: order.scenes.map(() => ({ background: { blob } })) })
  },
  /** Hash of the RGBA bytes of the captured frame. */
  async captured(): Promise<string> {
    const bitmap = await opened().captureFrame()
    return hashOf(pixelsOf(bitmap).data)
  },
  /** Largest difference between what the canvas shows and the captured frame. */
  async differenceOnScreen(): Promise<number> {
    const frame = pixelsOf(await opened().captureFrame()).data
    await afterPaint()
    const screen = pixelsOf(shownCanvas()).data
    if (screen.length !== frame.length) return Number.POSITIVE_INFINITY
    return screen.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (frame[at] ?? 0))), 0)
  },
  /** Milliseconds from a command to the frame on the canvas. */
  async timeOf(command: (player: Player) => void, wanted: Partial<PlayerStatus>): Promise<number> {
    const began = performance.now()
    command(opened())
    await until(wanted)
    return performance.now() - began
  },
  async openTiles(): Promise<void> {
    tiles = await openTilePainter({ wasmUrl })
  },
  /** How many different colours a tile has, and its hash. */
  async tile(kind: 'effect' | 'transition', id: string, amount: number, urls: readonly [string, string]): Promise<{ hash: string; colors: number }> {
    if (tiles === null) throw new Error('open tiles first')
    const size = { width: 144, height: 256 }
    const [from, to]: [PictureSource, PictureSource] = [{ url: urls[0] }, { url: urls[1] }]
    const drawn = kind === 'effect' ? tiles.effect(id as 'noise', amount, from, size) : tiles.transition(id as 'fade', amount, from, to, size)
    const { data } = pixelsOf(await drawn)
    return { hash: await hashOf(data), colors: new Set(new Uint32Array(data.buffer)).size }
  },
}
Object.assign(window, { driver })
/** For types of the tests. */
export type Driver = typeof driver
