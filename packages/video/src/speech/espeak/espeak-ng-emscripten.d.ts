/**
 * The part of `@echogarden/espeak-ng-emscripten` 0.3.5 (GPL-3.0) that the child process uses; the
 * package brings no types.
 */
declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'mark' | 'play' | 'end' | 'msg_terminated'
    /** Place in the text, counted in code points from 1. */
    text_position: number
    word_length: number
    /** Milliseconds from the start of the audio. */
    audio_position: number
    /** Number of a word or sentence, IPA of a phoneme (`''` is a pause). */
    id?: number | string
  }

  export type EspeakWorker = {
    /**
     * Language and variant such as `pt-br+f3`; an unknown variant silently gives the male base
     * voice.
     */
    set_voice(name: string): void
    /** Words a minute, 80 to 450. */
    set_rate(rate: number): void
    /** 0 to 100. */
    set_pitch(pitch: number): void
    /** Liveliness of the intonation, 0 to 100. */
    set_range(range: number): void
    /** 0 to 200; 100 is the default and clips. */
    set_volume(volume: number): void
    get_samplerate(): number
    /**
     * Reads SSML: `<` and `&` must be escaped. Calls back with pieces of 16 bit mono audio, valid
     * during the call only.
     */
    synthesize(text: string, onAudio: (samples: Int16Array | null, events: EspeakEvent[]) => void): void
  }

  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakWorker | Promise<EspeakWorker> }>
}
