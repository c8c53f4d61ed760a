import { describe, expect, it } from 'vitest'
import { framingOf, type Photo } from './photo.ts'
import { planShots } from './plan-shots.ts'
import { readPrompt } from './prompt-wishes.ts'

const photo = (width: number, height: number): Photo => ({ file: 'photo.jpg', width, height, focusX: 0.8, focusY: 0.2, url: null })
const plan = (prompt: string, seconds: number, photos = [photo(1080, 1920)], isProduct = false) =>
  planShots({ photos, wishes: readPrompt(prompt), seconds, isProduct })

describe('the words of a prompt', () => {
  it.each([
    ['', null, 1, 'ambient'],
    ['Aproxime devagar do rosto', 'pushIn', 0.55, 'ambient'],
    ['zoom out rápido, trailer épico', 'pullOut', 1.6, 'cinematic'],
    ['câmera para a ESQUERDA, animada', 'toLeft', 1, 'upbeat'],
    ['Pan right, neon city', 'toRight', 1, 'electronic'],
    ['a câmera sobe', 'up', 1, 'ambient'],
    ['da esquerda para a direita', 'toRight', 1, 'ambient'],
    ['slowly from right to left', 'toLeft', 0.55, 'ambient'],
    ['de cima para baixo', 'down', 1, 'ambient'],
    ['sem zoom', 'still', 1, 'ambient'],
    ['descendo suavemente', 'down', 0.55, 'ambient'],
    ['parada, sem música', 'still', 1, 'none'],
    ['static, silent', 'still', 1, 'none'],
    ['zoom', 'pushIn', 1, 'ambient'],
    ['um pânico no panteão', null, 1, 'ambient'],
  ])('"%s" means %s', (prompt, movement, pace, music) => {
    expect(readPrompt(prompt)).toEqual({ movement, pace, music })
  })
})

describe('how a photo is shown', () => {
  it.each([
    [1080, 1920, false, 'fill'],
    [1000, 1500, false, 'fill'],
    [1000, 1000, false, 'pan'],
    [1000, 1000, true, 'framed'],
    [950, 880, false, 'framed'],
    [1800, 1200, false, 'pan'],
    [1800, 1200, true, 'framed'],
    [900, 600, false, 'framed'],
    [500, 3000, false, 'framed'],
  ])('%i x %i, product: %s -> %s', (width, height, isProduct, framing) => {
    expect(framingOf({ width, height }, isProduct)).toBe(framing)
  })
})

describe('the shots of a photo video', () => {
  it('show one photo for five seconds in one move towards what stands out', () => {
    const [shot, ...others] = plan('', 5)

    expect(others).toEqual([])
    expect(shot).toMatchObject({ photo: 0, framing: 'fill', seconds: 5 })
    expect(shot?.camera).toEqual({ start: { zoom: 1, centreX: 0.8, centreY: 0.2 }, end: { zoom: 1.16, centreX: 0.8, centreY: 0.2 } })
  })

  it('part a long time into moves that differ', () => {
    const shots = plan('', 20)

    expect(shots.map(({ seconds }) => seconds)).toEqual([5, 5, 5, 5])
    expect(new Set(shots.slice(0, 3).map(({ camera }) => JSON.stringify(camera))).size).toBe(3)
  })

  it('end along a wide photo where the eye goes, and go up or down a high one to it', () => {
    const wide = (focusX: number) => planShots({ photos: [{ ...photo(2400, 1200), focusX }], wishes: readPrompt(''), seconds: 5, isProduct: false })[0]?.camera
    const third = plan('', 20)[2]?.camera

    expect([wide(0.2)?.start.centreX, wide(0.2)?.end.centreX]).toEqual([0.85, 0.15000000000000002])
    expect(wide(0.8)?.end.centreX).toBeCloseTo(0.85, 10)
    expect(third?.end.centreY).toBeLessThan(third?.start.centreY ?? 0)
  })

  it('move as the prompt says, and back in the next shot', () => {
    const [there, back] = plan('para a esquerda', 10)

    expect(there?.camera.start.centreX).toBeGreaterThan(there?.camera.end.centreX ?? 1)
    expect(back?.camera.start.centreX).toBeLessThan(back?.camera.end.centreX ?? 0)
  })

  it('give every photo of a product the same time', () => {
    const shots = plan('', 9, [photo(800, 800), photo(1000, 700), photo(700, 1000)], true)

    expect(shots.map(({ photo: index, seconds }) => [index, seconds])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ])
  })

  it.each(['', 'rápido', 'sobe rápido', 'direita rápido', 'zoom out', 'parada'])('keep the view inside the picture for "%s"', (prompt) => {
    for (const { camera } of plan(prompt, 20, [photo(1080, 1920), photo(2400, 1200), photo(900, 900)])) {
      for (const { zoom, centreX, centreY } of [camera.start, camera.end]) {
        expect(zoom).toBeGreaterThanOrEqual(1)
        expect(Math.min(centreX, centreY)).toBeGreaterThanOrEqual(0)
        expect(Math.max(centreX, centreY)).toBeLessThanOrEqual(1)
      }
    }
  })
})
