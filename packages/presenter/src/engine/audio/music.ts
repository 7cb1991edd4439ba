import { randomFrom } from '../../rig/random.ts'

// Generates eight bars of pads and plucked notes from a seed. Generated music needs no licence.

const BARS = 8
/** It has no content above 6 kHz, so higher rates are interpolated. */
const RATE = 24000
const ENVELOPE_STEP = 64
const BEATS_PER_BAR = 4
/** Chord progressions as degrees of a major scale. */
const PROGRESSIONS = [
  [0, 5, 3, 4],
  [0, 4, 5, 3],
  [3, 0, 4, 5],
  [0, 2, 3, 4],
] as const
const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const
/** Strength of the overtones of pads and plucks. */
const PAD_OVERTONES = [1, 0.32, 0.12, 0.05]
const PLUCK_OVERTONES = [1, 0.2, 0.22, 0.06]

/** Returns semitones above the root. */
const degree = (step: number) => (MAJOR[step % 7] as number) + 12 * Math.floor(step / 7)
const hertzOf = (semitonesAboveA4: number) => 440 * 2 ** (semitonesAboveA4 / 12)

interface Note {
  hertz: number
  startSeconds: number
  seconds: number
  level: number
  overtones: readonly number[]
  /** Envelope, 0..1, at a share of the length. */
  shape: (share: number) => number
}

/** Adds a note. Its end wraps around to the start, so that the loop is seamless. */
function play(loop: Float32Array, note: Note): void {
  const first = Math.round(note.startSeconds * RATE)
  const count = Math.round((note.seconds * RATE) / ENVELOPE_STEP) * ENVELOPE_STEP
  for (const [index, strength] of note.overtones.entries()) {
    const turn = (2 * Math.PI * note.hertz * (index + 1)) / RATE
    // A rotating phasor takes a tenth of the time of Math.sin.
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    let [x, y] = [1, 0]
    let place = first % loop.length
    let level = note.shape(0) * strength * note.level
    for (let from = 0; from < count; from += ENVELOPE_STEP) {
      const next = note.shape(Math.min(1, (from + ENVELOPE_STEP) / count)) * strength * note.level
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

const swell = (share: number) => Math.sin(Math.PI * share) ** 0.8
const decay = (share: number) => Math.min(1, share * 80) * Math.exp(-5.5 * share) * (1 - share)

function padNotes(chord: number, bar: number, barSeconds: number, root: number): Note[] {
  return [0, 2, 4, 8].flatMap((step, voice) => {
    const semitones = degree(chord + step) - (chord + step > 6 ? 12 : 0)
    const hertz = hertzOf(root + semitones)
    // Two detuned voices beat against each other like two players.
    return [0.9985, 1.0015].map((tuning) => ({
      hertz: hertz * tuning,
      startSeconds: bar * barSeconds - 0.35 * barSeconds + (bar === 0 ? BARS * barSeconds : 0),
      seconds: barSeconds * 1.7,
      level: voice === 0 ? 0.5 : 0.28,
      overtones: PAD_OVERTONES,
      shape: swell,
    }))
  })
}

function pluckNotes(chord: number, bar: number, barSeconds: number, root: number, random: () => number): Note[] {
  const notes: Note[] = []
  for (let eighth = 0; eighth < BEATS_PER_BAR * 2; eighth++) {
    const isHeard = random() < (eighth % 2 === 0 ? 0.55 : 0.25)
    const step = [0, 2, 4, 7, 9][Math.floor(random() * 5)] as number
    const level = 0.3 + random() * 0.25
    if (!isHeard) continue
    const startSeconds = (bar + eighth / 8) * barSeconds
    const note = { hertz: hertzOf(root + 12 + degree(chord + step)), overtones: PLUCK_OVERTONES, shape: decay }
    // Echo after three eighths.
    notes.push({ ...note, startSeconds, seconds: 1.6, level })
    notes.push({ ...note, startSeconds: startSeconds + (barSeconds * 3) / 8, seconds: 1.2, level: level * 0.3 })
  }
  return notes
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

/** Returns a loop of about 24 s, mono, 24 or 48 kHz. The same seed gives the same music. Its level is not normalized. */
export function composeLoop(seed: number, rate: number): Float32Array {
  const random = randomFrom(seed)
  const barSeconds = (BEATS_PER_BAR * 60) / (76 + Math.floor(random() * 12))
  const root = -21 + Math.floor(random() * 7)
  const progression = PROGRESSIONS[Math.floor(random() * PROGRESSIONS.length)] ?? PROGRESSIONS[0]
  const loop = new Float32Array(Math.round(BARS * barSeconds * RATE))
  for (let bar = 0; bar < BARS; bar++) {
    const chord = progression[bar % progression.length] as number
    for (const note of padNotes(chord, bar, barSeconds, root)) play(loop, note)
    for (const note of pluckNotes(chord, bar, barSeconds, root, random)) play(loop, note)
  }
  return rate > RATE ? doubled(loop) : loop
}
