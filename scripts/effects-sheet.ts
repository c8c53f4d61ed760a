// Draws every effect at 50 and at 100 and every transition half way on scenes of a real video, as
// sheets for looking at: docs/effects-50.jpg, docs/effects-100.jpg, docs/transitions.jpg. `node
// scripts/effects-sheet.ts [folder]` writes them elsewhere.
import './setup/help.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { effectIds, extraEffectIds, extraTransitionIds, transitionIds, type EffectId, type TransitionId } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import { findFfmpeg } from '../packages/video/src/ffmpeg/find-ffmpeg.ts'
import { openDrawing } from './bench/draw-timeline.ts'
import { realTimeline } from './bench/real-timeline.ts'
import { bringFfmpeg } from './setup/system-programs.ts'
import { root } from './setup/run-tool.ts'
import { tileFrames, type Tile } from './sheets/tile-frames.ts'

/** Here the layers of a scene are in, and moving. */
const inScene = { from: 0, shown: 12 }
/** Just across the hard cut at 100: what plays with time shows the other scene. */
const acrossCut = { from: 90, shown: 101 }
const remembersFrames: readonly EffectId[] = ['lagfun', 'amplify', 'atadenoise', 'shuffleframes', 'freezeframes']
const columns = 11

/** The first two scenes at their own length, without the video's own transitions. */
function twoScenes(timeline: Timeline): Timeline {
  const scenes = timeline.scenes.slice(1, 3).map((scene, index) => ({ ...scene, from: index * 100, to: index * 100 + 100 }))
  return { ...timeline, scenes, frames: 200, transitions: [], effects: [], captions: { ...timeline.captions, pages: [] } }
}

function withTransition(timeline: Timeline, id: TransitionId): Timeline {
  const [one, other] = timeline.scenes
  if (one === undefined || other === undefined) throw new Error('the video has fewer than three scenes')
  // Both scenes are in their middle half way through.
  const scenes = [
    { ...one, to: 150 },
    { ...other, from: 40, to: 200 },
  ]
  return { ...timeline, scenes, transitions: [{ id, after: 0, from: 40, to: 150 }] }
}

const target = resolve(process.argv[2] ?? join(root, 'docs'))
const programs = await findFfmpeg(bringFfmpeg(), '')
if (programs === null) throw new Error('FFmpeg is there, but ffprobe is not beside it')
const folder = await mkdtemp(join(tmpdir(), 'relampago-sheets-'))
try {
  const tools = { ...programs, folder, signal: new AbortController().signal, onNote: console.warn }
  const timeline = twoScenes(await realTimeline('café especial', tools))
  const draw = await openDrawing(timeline, tools)
  const { width, height } = timeline

  for (const intensity of [50, 100]) {
    const tiles: Tile[] = []
    for (const id of [...effectIds, ...extraEffectIds] as EffectId[]) {
      const { from, shown } = remembersFrames.includes(id) ? acrossCut : inScene
      const placed = { ...timeline, effects: [{ id, intensity, from, to: 200 }] }
      tiles.push({ name: id, frame: await draw(placed, from, shown + 1) })
    }
    await tileFrames({ file: join(target, `effects-${intensity}.jpg`), tiles, columns, width, height })
  }
  const tiles: Tile[] = []
  for (const id of [...transitionIds, ...extraTransitionIds] as TransitionId[]) {
    tiles.push({ name: id, frame: await draw(withTransition(timeline, id), 95, 96) })
  }
  await tileFrames({ file: join(target, 'transitions.jpg'), tiles, columns, width, height })
  console.log(`${target}: effects-50.jpg, effects-100.jpg, transitions.jpg`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
