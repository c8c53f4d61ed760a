import { describe, expect, it } from 'vitest'
import { effectIds, transitionIds } from '../catalogue/index.ts'
import { pick, seededRandom } from '../random.ts'
import { momentAt } from '../timeline/index.ts'
import { applyAction } from './apply-action.ts'
import type { EditorAction, EditorProject } from './editor-project.ts'
import { newProject } from './new-project.ts'
import { previewTimeline, thumbnailTimes, videoTimeline } from './preview-timeline.ts'

function after(project: EditorProject, ...actions: readonly EditorAction[]): EditorProject {
  return actions.reduce((one, action) => applyAction(one, action).project, project)
}
const transitionsOf = (count: number): EditorAction[] => Array.from({ length: count }, () => ({ kind: 'addTransition', type: 'fade' }))

describe('what the editor plays', () => {
  it('is one photo while there are no transitions', () => {
    const { timeline, photos } = previewTimeline(newProject())

    expect(timeline).toMatchObject({ width: 1080, height: 1920, framesPerSecond: 30, frames: 300, transitions: [], effects: [] })
    expect(timeline.scenes.map(({ from, to }) => [from, to])).toEqual([[0, 300]])
    expect(photos).toEqual([0])
  })

  it('has 16:9 for templates of that format', () => {
    expect(previewTimeline({ ...newProject(), format: '16:9' }).timeline).toMatchObject({ width: 1920, height: 1080 })
  })

  it('shows the photo whose number is that of the transitions that have ended, modulo 5', () => {
    const project = after(newProject(), ...transitionsOf(7))
    const { timeline, photos } = previewTimeline(project)

    // The seventh ends at 8.2 s.
    for (const time of [1.1, 2.3, 3.5, 8.3, 9.9]) {
      const ended = project.transitions.filter(({ startTime, duration }) => startTime + duration <= time).length
      const moment = momentAt(timeline, Math.round(time * 30))
      expect(moment.kind === 'scene' && photos[moment.scene.index], `${time} s`).toBe(ended % 5)
    }
    expect(photos).toEqual([0, 1, 2, 3, 4, 0, 1, 2])
    expect(previewTimeline(project, 2).photos).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
  })

  it('passes from the present photo to the next while a transition lasts', () => {
    const { timeline } = previewTimeline(after(newProject(), ...transitionsOf(2)))

    // The second starts at 1.2 s and lasts a second.
    expect(momentAt(timeline, 51)).toMatchObject({ kind: 'transition', id: 'fade', progress: 0.5, from: { index: 1 }, to: { index: 2 } })
    expect(momentAt(timeline, 35)).toMatchObject({ kind: 'scene', scene: { index: 1 } })
    expect(momentAt(timeline, 66)).toMatchObject({ kind: 'scene', scene: { index: 2 } })
  })

  it('has effects at their times, also during transitions', () => {
    const project = after(
      newProject(),
      ...transitionsOf(1),
      { kind: 'addEffect', type: 'hue' },
      { kind: 'setEffectTimes', id: 'effect-2', startTime: 0.5, endTime: 3 },
      { kind: 'setIntensity', id: 'effect-2', intensity: 20 },
    )

    expect(previewTimeline(project).timeline.effects).toEqual([{ id: 'hue', intensity: 20, from: 15, to: 90 }])
  })

  it('moves the camera as the look says', () => {
    const zoomed = previewTimeline(after(newProject(), { kind: 'setLook', look: { camera_zoom: 0.1 } }))

    expect(zoomed.timeline.scenes[0]?.camera).toMatchObject({ start: { zoom: 1 }, end: { zoom: 1.1 } })
    expect(previewTimeline(newProject()).timeline.scenes[0]?.camera).toMatchObject({ start: { zoom: 1 }, end: { zoom: 1 } })
  })

  it('has a picture in every frame, whatever is in the project', () => {
    const random = seededRandom('preview')
    for (let round = 0; round < 60; round += 1) {
      let project = newProject()
      for (let step = 0; step < 40; step += 1) {
        const id = pick(random, [...project.effects, ...project.transitions, { id: '' }]).id
        const action = pick(random, [
          { kind: 'addTransition', type: pick(random, transitionIds) },
          { kind: 'addEffect', type: pick(random, effectIds) },
          { kind: 'setTransitionSeconds', id, duration: random() * 4 },
          { kind: 'setEffectTimes', id, startTime: random() * 20, endTime: random() * 20 },
          { kind: 'setTotalSeconds', totalSeconds: random() * 40 },
        ] satisfies EditorAction[])
        project = applyAction(project, action).project
      }
      for (const { timeline, photos } of [previewTimeline(project), videoTimeline(project), videoTimeline(project, 15)]) {
        for (let frame = 0; frame < timeline.frames; frame += 1) momentAt(timeline, frame)
        expect(photos).toHaveLength(timeline.scenes.length)
        expect(timeline.effects.every(({ from, to }) => from >= 0 && from < to && to <= timeline.frames)).toBe(true)
      }
    }
  })
})

describe('thumbnails', () => {
  it('lead to the end of the transition before them', () => {
    expect(thumbnailTimes(after(newProject(), ...transitionsOf(2)))).toEqual([0, 1, 2.2])
  })

  it('show their photo alone', () => {
    const project = after(newProject(), ...transitionsOf(3), { kind: 'setTransitionSeconds', id: 'transition-1', duration: 0.7 })
    const { timeline } = previewTimeline(project)

    const moments = thumbnailTimes(project).map((time) => momentAt(timeline, Math.round(time * 30)))
    // The first transition starts at 0, where it shows only what it leaves.
    expect(moments[0]).toMatchObject({ kind: 'transition', progress: 0, from: { index: 0 } })
    expect(moments.slice(1).map((moment) => moment.kind === 'scene' && moment.scene.index)).toEqual([1, 2, 3])
  })
})

describe('a video with the template', () => {
  it('takes effects by their share and one transition between two sentences', () => {
    const project = after(
      newProject(),
      { kind: 'addTransition', type: 'fade' },
      { kind: 'addTransition', type: 'wipeleft' },
      { kind: 'addEffect', type: 'hue' },
      { kind: 'setEffectTimes', id: 'effect-3', startTime: 5, endTime: 10 },
    )
    const { timeline, photos } = videoTimeline(project)

    expect(timeline.frames).toBe(900)
    expect(photos).toEqual([0, 1, 2, 3, 4, 0])
    expect(timeline.transitions.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['fade', 135, 165],
      ['wipeleft', 285, 315],
      ['fade', 435, 465],
      ['wipeleft', 585, 615],
      ['fade', 735, 765],
    ])
    expect(timeline.effects).toEqual([{ id: 'hue', intensity: 50, from: 450, to: 900 }])
  })

  it('of 15 s has half as many sentences', () => {
    expect(videoTimeline(newProject(), 15).timeline.scenes).toHaveLength(3)
  })
})
