import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Note } from '../instruments/voices.ts'
import { layOutForm, type Bar } from './form.ts'
import { isTune, type Chord, type Layer, type Mood, type PatternLayer, type Tone, type TuneLayer } from './mood.ts'
import { parseTune } from './parse-tune.ts'
import { barsBeforeEnding } from './piece-length.ts'

const beatsInBar = 4
const sixteenths = 16
/** Velocity marks of a rhythm. */
const strengths: Readonly<Record<string, Fraction>> = { X: 1, x: 0.75, o: 0.5, '-': 0.3 }
// No player is exact: up to 4 ms and 6 % either way.
const human = { seconds: 0.004, velocity: 0.06 }

export type Piece = { notes: Note[]; /** Start of the last chord. */ endingAt: Seconds; barSeconds: Seconds }

/** Length of a bar at so many beats a minute. */
export function barLength(bpm: number): Seconds {
  return (beatsInBar * 60) / bpm
}

/** All notes of a piece of the given length: whole bars, and a last chord over what remains. */
export function writeNotes(mood: Mood, bpm: number, seconds: Seconds, random: () => Fraction): Piece {
  const barSeconds = barLength(bpm)
  const bars = barsBeforeEnding(seconds, barSeconds)
  const form = layOutForm(bars, mood.buildBars)
  const writer: Writer = { mood, form, barSeconds, random, notes: [] }
  for (const layer of mood.layers) {
    if (isTune(layer)) writeTune(writer, layer)
    else for (const bar of form) if (playsIn(layer, bar, form.length)) writePattern(writer, layer, bar)
  }
  const endingAt = bars * barSeconds
  writeEnding(writer, endingAt, seconds - endingAt)
  return { notes: writer.notes.toSorted((one, other) => one.at - other.at), endingAt, barSeconds }
}

type Writer = { mood: Mood; form: readonly Bar[]; barSeconds: Seconds; random: () => Fraction; notes: Note[] }

function playsIn(layer: Layer, bar: Bar, bars: number): boolean {
  if (!layer.parts.includes(bar.part) || bar.index < (layer.after ?? 0) * bars) return false
  const which = layer.bars ?? 'all'
  if (which === 'fill') return bar.isFill
  if (which === 'unfilled') return !bar.isFill
  if (which === 'first') return bar.inPart === 0
  if (which === 'last') return bar.leftInPart === 1
  return true
}

function writePattern(writer: Writer, layer: PatternLayer, bar: Bar): void {
  const { mood, barSeconds, random } = writer
  const rhythm = layer.rhythm[bar.index % layer.rhythm.length] ?? ''
  const chord = mood.chords[bar.index % mood.chords.length] ?? mood.tonic
  const step = barSeconds / sixteenths
  const length = layer.length === 'part' ? bar.leftInPart * barSeconds : layer.length * step
  let hit = 0
  for (const [sixteenth, mark] of rhythm.split('').entries()) {
    const strength = strengths[mark]
    if (strength === undefined) continue
    const tone = layer.tones[hit++ % layer.tones.length] ?? 'bass'
    if (random() >= (layer.chance ?? 1)) continue
    for (const pitch of pitchesOf(tone, chord)) {
      play(writer, layer, { at: bar.index * barSeconds + sixteenth * step, length, pitch: pitch + (layer.shift ?? 0), strength })
    }
  }
}

/** A variant of the tune per piece; each bar takes the text of its place in the chord cycle. */
function writeTune(writer: Writer, layer: TuneLayer): void {
  const tune = layer.tunes[Math.floor(writer.random() * layer.tunes.length)] ?? []
  const step = writer.barSeconds / sixteenths
  for (const bar of writer.form) {
    if (!playsIn(layer, bar, writer.form.length)) continue
    for (const { pitch, from, length } of parseTune(tune[bar.index % tune.length] ?? '')) {
      play(writer, layer, { at: bar.index * writer.barSeconds + from * step, length: length * step, pitch, strength: from === 0 ? 1 : 0.88 })
    }
  }
}

function play(writer: Writer, layer: Layer, { at, length, pitch, strength }: { at: Seconds; length: Seconds; pitch: number; strength: Fraction }): void {
  const { random, notes, form, barSeconds } = writer
  const [dark, bright] = layer.brightness ?? [0.5, 0.5]
  const progress = at / (form.length * barSeconds)
  notes.push({
    voice: layer.voice,
    at: Math.max(0, at + (random() * 2 - 1) * human.seconds),
    length,
    pitch,
    velocity: layer.velocity * strength * (1 + (random() * 2 - 1) * human.velocity),
    // In steps, so that equal notes are made once.
    brightness: Math.round((dark + (bright - dark) * progress) * 8) / 8,
  })
}

function writeEnding({ mood, barSeconds, notes }: Writer, at: Seconds, length: Seconds): void {
  for (const { voice, tones, shift, velocity, length: share, delayBeats } of mood.ending) {
    for (const pitch of tones.flatMap((tone) => pitchesOf(tone, mood.tonic))) {
      notes.push({
        voice,
        at: at + ((delayBeats ?? 0) * barSeconds) / beatsInBar,
        length: length * share,
        pitch: pitch + (shift ?? 0),
        velocity,
        brightness: 0.5,
      })
    }
  }
}

function pitchesOf(tone: Tone, { bass, notes }: Chord): readonly number[] {
  if (tone === 'chord') return notes
  if (tone === 'bass') return [bass]
  if (typeof tone === 'number') return [(notes[tone % notes.length] ?? bass) + 12 * Math.floor(tone / notes.length)]
  const number = Number(tone.slice(tone.search(/[+:]/) + 1))
  return [tone.startsWith('fixed:') ? number : bass + number]
}
