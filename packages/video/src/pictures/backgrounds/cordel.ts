import { between, type Random } from '@relampago/domain/random'
import { apart, frame, placed, stage, type Drawing } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, starPath } from '../drawing/shapes.ts'

/** The backlands under the sun, a feast with bunting, water cut in waves. */
export const cordelBackgrounds = { backlands: drawBacklands, feast: drawFeast, river: drawRiver } as const

/** Paper with the grain of the block and its carved border. */
function drawSheet(drawing: Drawing, palette: Palette, random: Random) {
  drawing.fillStyle = palette.top
  drawing.fillRect(0, 0, frame.width, frame.height)
  drawing.strokeStyle = palette.foot
  drawing.lineWidth = 3
  for (let y = 20; y < frame.height; y += 34) {
    drawing.beginPath()
    const bend = between(random, -16, 16)
    drawing.moveTo(0, y)
    drawing.bezierCurveTo(360, y + bend, 720, y - bend, frame.width, y)
    drawing.stroke()
  }
}

function drawBorder(drawing: Drawing, palette: Palette) {
  drawing.fillStyle = palette.ink
  for (const [x, y, width, height] of [
    [0, 0, frame.width, 26],
    [0, frame.height - 26, frame.width, 26],
    [0, 0, 26, frame.height],
    [frame.width - 26, 0, 26, frame.height],
  ] as const)
    drawing.fillRect(x, y, width, height)
  drawing.beginPath()
  for (let y = 26; y < frame.height - 40; y += 48) {
    for (const [edge, inward] of [
      [26, 24],
      [frame.width - 26, -24],
    ] as const) {
      drawing.moveTo(edge, y)
      drawing.lineTo(edge + inward, y + 24)
      drawing.lineTo(edge, y + 48)
    }
  }
  drawing.fill()
}

/** A stroke of the gouge: pointed at both ends. */
function gouge(drawing: Drawing, stroke: { x: number; y: number; length: number; width: number; turn: number }) {
  placed(drawing, { x: stroke.x, y: stroke.y, turn: stroke.turn }, () => {
    drawing.beginPath()
    drawing.moveTo(-stroke.length / 2, 0)
    drawing.quadraticCurveTo(0, -stroke.width, stroke.length / 2, 0)
    drawing.quadraticCurveTo(0, stroke.width, -stroke.length / 2, 0)
    drawing.fill()
  })
}

/** Rays like tongues, in two lengths, around a disc. */
function drawSun(drawing: Drawing, palette: Palette, turn: number) {
  const count = 22
  for (let ray = 0; ray < count; ray += 1) {
    const angle = turn + (ray * 2 * Math.PI) / count
    const isLong = ray % 2 === 0
    drawing.fillStyle = isLong ? palette.ink : palette.secondGlow
    placed(drawing, { ...stage, turn: angle }, () => {
      drawing.beginPath()
      drawing.moveTo(396, -48)
      drawing.quadraticCurveTo(470, -10, isLong ? 620 : 520, isLong ? 22 : 0)
      drawing.quadraticCurveTo(470, 40, 396, 48)
      drawing.closePath()
      drawing.fill()
    })
  }
  drawing.fillStyle = palette.ink
  circle(drawing, stage.x, stage.y, 404)
  drawing.fill()
  drawing.fillStyle = palette.glow
  circle(drawing, stage.x, stage.y, 384)
  drawing.fill()
}

/** A hill of ink, carved along its back. */
function drawHill(drawing: Drawing, color: { fill: string; cut: string }, hill: { y: number; swell: number }, random: Random) {
  const heightAt = (x: number) => hill.y + hill.swell * Math.sin((x / frame.width) * Math.PI * 1.6 + hill.y)
  drawing.fillStyle = color.fill
  drawing.beginPath()
  drawing.moveTo(0, frame.height)
  for (let x = 0; x <= frame.width; x += 20) drawing.lineTo(x, heightAt(x) + between(random, -2, 2))
  drawing.lineTo(frame.width, frame.height)
  drawing.closePath()
  drawing.fill()
  drawing.fillStyle = color.cut
  for (let row = 0; row < 4; row += 1) {
    for (let x = 10 + (row % 2) * 45; x < frame.width; x += 90) {
      const slope = (heightAt(x + 10) - heightAt(x - 10)) / 20
      gouge(drawing, { x, y: heightAt(x) + 34 + row * 40, length: between(random, 40, 74), width: between(random, 5, 9), turn: slope + 0.1 })
    }
  }
}

/** A mandacaru: a trunk with raised arms, its ribs carved. */
function drawCactus(drawing: Drawing, palette: Palette, { x, y, size, flip }: { x: number; y: number; size: number; flip: number }) {
  apart(drawing, () => {
    drawing.translate(x, y)
    drawing.scale(size * flip, size)
    drawing.lineCap = 'round'
    drawing.lineJoin = 'round'
    const trunk = (width: number, color: string, dash: number[]) => {
      drawing.lineWidth = width
      drawing.strokeStyle = color
      drawing.setLineDash(dash)
      drawing.beginPath()
      drawing.moveTo(0, 0)
      drawing.lineTo(0, -330)
      drawing.moveTo(0, -110)
      drawing.quadraticCurveTo(92, -110, 92, -180)
      drawing.lineTo(92, -270)
      drawing.moveTo(0, -170)
      drawing.quadraticCurveTo(-84, -170, -84, -230)
      drawing.lineTo(-84, -290)
      drawing.stroke()
    }
    trunk(56, palette.ink, [])
    trunk(5, palette.top, [26, 16])
    drawing.setLineDash([])
  })
}

function drawBacklands(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette, random)
  drawSun(drawing, palette, between(random, 0, 0.3))
  drawHill(drawing, { fill: palette.secondGlow, cut: palette.ink }, { y: 1250, swell: 46 }, random)
  const flip = random() < 0.5 ? 1 : -1
  drawCactus(drawing, palette, { x: flip > 0 ? 150 : 930, y: 1790, size: 0.72, flip })
  drawHill(drawing, { fill: palette.ink, cut: palette.top }, { y: 1690, swell: -40 }, random)
  drawCactus(drawing, { ...palette, ink: palette.glow, top: palette.ink }, { x: flip > 0 ? 900 : 180, y: 1900, size: 0.9, flip: -flip })
  drawBorder(drawing, palette)
}

/** A string of flags from edge to edge. */
function drawBunting(drawing: Drawing, palette: Palette, { y, sag }: { y: number; sag: number }) {
  const heightAt = (x: number) => y + sag * Math.sin((x / frame.width) * Math.PI)
  drawing.lineWidth = 5
  drawing.strokeStyle = palette.ink
  drawing.beginPath()
  for (let x = 0; x <= frame.width; x += 20) drawing.lineTo(x, heightAt(x))
  drawing.stroke()
  for (const [at, x] of Array.from({ length: 10 }, (_, flag) => 66 + flag * 105).entries()) {
    drawing.fillStyle = [palette.ink, palette.secondGlow, palette.glow][at % 3] ?? palette.ink
    const top = heightAt(x)
    drawing.beginPath()
    drawing.moveTo(x - 38, top)
    drawing.lineTo(x + 38, top)
    drawing.lineTo(x + 38, top + 100)
    drawing.lineTo(x, top + 66)
    drawing.lineTo(x - 38, top + 100)
    drawing.closePath()
    drawing.fill()
    drawing.stroke()
  }
}

function drawFeast(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette, random)
  drawing.fillStyle = palette.glow
  circle(drawing, stage.x, stage.y + 20, 446)
  drawing.fill()
  drawing.fillStyle = palette.ink
  for (let cut = 0; cut < 60; cut += 1) {
    const angle = (cut * 2 * Math.PI) / 60
    const radius = cut % 2 === 0 ? 466 : 480
    gouge(drawing, {
      x: stage.x + radius * Math.cos(angle),
      y: stage.y + 20 + radius * Math.sin(angle),
      length: cut % 2 === 0 ? 66 : 36,
      width: 11,
      turn: angle,
    })
  }
  for (let star = 0; star < 8; star += 1) {
    starPath(drawing, {
      x: (star % 2 === 0 ? 60 : 900) + between(random, 20, 110),
      y: 330 + star * 110,
      radius: between(random, 20, 38),
      points: 5,
      notch: 0.45,
    })
    drawing.fill()
  }
  drawBunting(drawing, palette, { y: 36, sag: 46 })
  drawing.fillStyle = palette.ink
  drawing.fillRect(0, 1240, frame.width, frame.height - 1240)
  drawing.fillStyle = palette.top
  for (let row = 0; row < 3; row += 1) {
    for (let x = 70; x < frame.width; x += 94) gouge(drawing, { x: x + (row % 2) * 47, y: 1275 + row * 26, length: 60, width: 7, turn: 0 })
  }
  const flags = { ...palette, ink: palette.top }
  drawBunting(drawing, flags, { y: 1590, sag: 60 })
  drawBunting(drawing, { ...flags, glow: palette.secondGlow, secondGlow: palette.glow }, { y: 1750, sag: 50 })
  drawBorder(drawing, palette)
}

function drawRiver(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette, random)
  const side = random() < 0.5 ? 1 : -1
  drawing.fillStyle = palette.ink
  for (let cut = 0; cut < 74; cut += 1) {
    const angle = (cut / 74) * 2 * Math.PI
    const radius = 470 + (cut % 3) * 70
    gouge(drawing, { x: stage.x + radius * Math.cos(angle), y: stage.y + radius * Math.sin(angle), length: 58, width: 9, turn: angle + side * 1.2 })
  }
  drawing.fillStyle = palette.ink
  circle(drawing, stage.x, stage.y, 424)
  drawing.fill()
  drawing.fillStyle = palette.glow
  circle(drawing, stage.x, stage.y, 408)
  drawing.fill()
  const bands = [palette.secondGlow, palette.ink, palette.secondGlow, palette.ink, palette.secondGlow]
  for (const [at, color] of bands.entries()) {
    const y = 1230 + at * 150
    const wave = (x: number) => y + 30 * Math.sin((x / 180) * Math.PI + at * 1.7 * side)
    drawing.fillStyle = color
    drawing.beginPath()
    drawing.moveTo(0, frame.height)
    for (let x = 0; x <= frame.width; x += 15) drawing.lineTo(x, wave(x))
    drawing.lineTo(frame.width, frame.height)
    drawing.closePath()
    drawing.fill()
    drawing.lineWidth = 8
    drawing.strokeStyle = color === palette.ink ? palette.top : palette.ink
    for (const down of [44, 82]) {
      drawing.setLineDash([between(random, 90, 130), 34])
      drawing.beginPath()
      for (let x = 0; x <= frame.width; x += 15) drawing.lineTo(x, wave(x) + down)
      drawing.stroke()
    }
    drawing.setLineDash([])
  }
  drawBorder(drawing, palette)
}
