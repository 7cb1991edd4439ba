import type { MusicMood } from '../../composition/render-job.ts'
import { randomFrom } from '../../rig/random.ts'
import { MOOD_STYLES } from './music-moods.ts'
import type { ChordPart, NoisePart, Part, PatternPart, Timbre } from './music-moods.ts'

// Generates eight bars of music from a seed, in the style of a mood. Generated music needs no licence.

const BARS = 8
/** Little of it is above 6 kHz, so higher rates are interpolated. */
const RATE = 24000
/** Overtones above it are left out, far from half the rate. */
const HERTZ_MAX = 9000
const ENVELOPE_STEP = 64
const BEATS_PER_BAR = 4
const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const

/** Which music is played. The same mood and seed give the same music. */
export interface MusicChoice {
  mood: MusicMood
  seed: number
}

/** Returns semitones above the root. */
const degree = (step: number) => (MAJOR[step % 7] as number) + 12 * Math.floor(step / 7)
const hertzOf = (semitonesAboveA4: number) => 440 * 2 ** (semitonesAboveA4 / 12)

interface Note extends Timbre {
  hertz: number
  startSeconds: number
  seconds: number
  level: number
}

/** A bar of the loop while it is composed. */
interface Bar {
  index: number
  seconds: number
  /** Degree of its chord. */
  chord: number
  /** Key note in semitones above A4. */
  root: number
  random: () => number
}

/** Envelopes, 0..1, at a share of the length. */
const SHAPES = {
  swell: (share: number) => Math.sin(Math.PI * share) ** 0.8,
  decay: (share: number) => Math.min(1, share * 80) * Math.exp(-5.5 * share) * (1 - share),
}

/** Adds a note. Its end wraps around to the start, so that the loop is seamless. */
function play(loop: Float32Array, note: Note): void {
  const first = Math.round(note.startSeconds * RATE)
  const count = Math.round((note.seconds * RATE) / ENVELOPE_STEP) * ENVELOPE_STEP
  const shape = SHAPES[note.shape]
  for (const [index, strength] of note.overtones.entries()) {
    if (note.hertz * (index + 1) > HERTZ_MAX) break
    const turn = (2 * Math.PI * note.hertz * (index + 1)) / RATE
    // A rotating phasor takes a tenth of the time of Math.sin.
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    let [x, y] = [1, 0]
    let place = first % loop.length
    let level = shape(0) * strength * note.level
    for (let from = 0; from < count; from += ENVELOPE_STEP) {
      const next = shape(Math.min(1, (from + ENVELOPE_STEP) / count)) * strength * note.level
      const rise = (next - level) / ENVELOPE_STEP
      for (let at = 0; at < ENVELOPE_STEP; at++) {
        loop[place] = (loop[place] as number) + y * level
        place = place + 1 === loop.length ? 0 : place + 1
        level += rise
        const turned = x * cosine - y * sine
        y = x * sine + y * cosine
        x = turned
      }
      level = next
    }
  }
}

function chordNotes(part: ChordPart, { index, seconds, chord, root }: Bar): Note[] {
  const start = index * seconds - part.early * seconds + (index === 0 ? BARS * seconds : 0)
  return part.steps.flatMap((step, voice) => {
    const semitones = degree(chord + step) - (chord + step > 6 ? 12 : 0)
    const hertz = hertzOf(root + part.semitones + semitones)
    return part.tunings.map((tuning) => ({
      ...part,
      hertz: hertz * tuning,
      startSeconds: start,
      seconds: seconds * part.length,
      level: part.levels[voice] as number,
    }))
  })
}

function patternNotes(part: PatternPart, { index, seconds, chord, root, random }: Bar): Note[] {
  const { chances, steps, isInOrder, level: range, echo } = part
  return chances.flatMap((chance, slot) => {
    const isHeard = random() < chance
    const at = isInOrder ? slot % steps.length : Math.floor(random() * steps.length)
    const level = range[0] + random() * range[1]
    if (!isHeard) return []
    const startSeconds = (index + slot / chances.length) * seconds
    const hertz = hertzOf(root + part.semitones + degree(chord + (steps[at] as number)))
    const note = { ...part, hertz, startSeconds, level }
    if (!echo) return [note]
    return [
      note,
      { ...note, startSeconds: startSeconds + seconds * echo.bars, seconds: echo.seconds, level: level * echo.level },
    ]
  })
}

/** Adds noise around 4 kHz in a rhythm. */
function addNoise(loop: Float32Array, { levels, seconds }: NoisePart, bar: Bar): void {
  const count = Math.round(seconds * RATE)
  for (const [slot, level] of levels.entries()) {
    const first = Math.round((bar.index + slot / levels.length) * bar.seconds * RATE)
    let [low, before] = [0, 0]
    for (let at = 0; at < count; at++) {
      const white = bar.random() * 2 - 1
      low += 0.6 * (white - low)
      const place = (first + at) % loop.length
      loop[place] = (loop[place] as number) + (low - before) * level * SHAPES.decay(at / count)
      before = low
    }
  }
}

function addPart(loop: Float32Array, part: Part, bar: Bar): void {
  if (part.kind === 'noise') return addNoise(loop, part, bar)
  const notes = part.kind === 'chord' ? chordNotes(part, bar) : patternNotes(part, bar)
  for (const note of notes) play(loop, note)
}

/** Doubles the sample rate by linear interpolation. */
function doubled(samples: Float32Array): Float32Array {
  const result = new Float32Array(samples.length * 2)
  samples.forEach((sample, index) => {
    result[2 * index] = sample
    result[2 * index + 1] = (sample + (samples[(index + 1) % samples.length] as number)) / 2
  })
  return result
}

/** Returns a loop of 16 to 30 s, mono, 24 or 48 kHz. Its level is not normalized. */
export function composeLoop({ mood, seed }: MusicChoice, rate: number): Float32Array {
  const { tempo, root: keys, progressions, parts } = MOOD_STYLES[mood]
  const random = randomFrom(seed)
  const seconds = (BEATS_PER_BAR * 60) / (tempo[0] + Math.floor(random() * tempo[1]))
  const root = keys[0] + Math.floor(random() * keys[1])
  const progression = progressions[Math.floor(random() * progressions.length)] as readonly number[]
  const loop = new Float32Array(Math.round(BARS * seconds * RATE))
  for (let index = 0; index < BARS; index++) {
    const chord = progression[index % progression.length] as number
    for (const part of parts) addPart(loop, part, { index, seconds, chord, root, random })
  }
  return rate > RATE ? doubled(loop) : loop
}
