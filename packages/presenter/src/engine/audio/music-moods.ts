import type { MusicMood } from '../../composition/render-job.ts'

// The music library: each mood is data for the generator in music.ts.

/** The timbre of a note. */
export interface Timbre {
  /** Strength of the fundamental and its overtones. */
  overtones: readonly number[]
  shape: 'decay' | 'swell'
}

/** Notes of the chord that sound through a bar. */
export interface ChordPart extends Timbre {
  kind: 'chord'
  /** Notes as scale steps above the chord. Those above the seventh step are moved down an octave, for close harmony. */
  steps: readonly number[]
  /** Level of each note. */
  levels: readonly number[]
  semitones: number
  /** Factors of the pitch. Two detuned voices beat against each other like two players. */
  tunings: readonly number[]
  /** In bars. */
  early: number
  length: number
}

/** Single notes in a rhythm. */
export interface PatternPart extends Timbre {
  kind: 'pattern'
  /** Probability of a note in each slot of a bar. */
  chances: readonly number[]
  /** Scale steps above the chord, chosen at random, or in their order. */
  steps: readonly number[]
  isInOrder?: boolean
  semitones: number
  seconds: number
  /** Lowest level, and what is added at random. */
  level: readonly [lowest: number, more: number]
  /** Repeats the note after so many bars. */
  echo?: { bars: number; seconds: number; level: number }
}

/** Filtered noise in a rhythm: a shaker or a clap. */
export interface NoisePart {
  kind: 'noise'
  /** Level in each slot of a bar. */
  levels: readonly number[]
  seconds: number
}

export type Part = ChordPart | NoisePart | PatternPart

export interface MoodStyle {
  /** Beats per minute: the slowest, and how many speeds there are. */
  tempo: readonly [slowest: number, speeds: number]
  /** Lowest key note in semitones above A4, and how many keys there are. */
  root: readonly [lowest: number, keys: number]
  /** Chord progressions as degrees of the major scale. */
  progressions: readonly (readonly number[])[]
  parts: readonly Part[]
}

const DUET = [0.9985, 1.0015] as const

/** Pads and sparse plucked notes. */
const calm: MoodStyle = {
  tempo: [76, 12],
  root: [-21, 7],
  progressions: [
    [0, 5, 3, 4],
    [0, 4, 5, 3],
    [3, 0, 4, 5],
    [0, 2, 3, 4],
  ],
  parts: [
    {
      kind: 'chord',
      steps: [0, 2, 4, 8],
      levels: [0.5, 0.28, 0.28, 0.28],
      semitones: 0,
      tunings: DUET,
      early: 0.35,
      length: 1.7,
      overtones: [1, 0.32, 0.12, 0.05],
      shape: 'swell',
    },
    {
      kind: 'pattern',
      chances: [0.55, 0.25, 0.55, 0.25, 0.55, 0.25, 0.55, 0.25],
      steps: [0, 2, 4, 7, 9],
      semitones: 12,
      seconds: 1.6,
      level: [0.3, 0.25],
      echo: { bars: 3 / 8, seconds: 1.2, level: 0.3 },
      overtones: [1, 0.2, 0.22, 0.06],
      shape: 'decay',
    },
  ],
}

/** A slow broken chord with sevenths in the low middle, like an electric piano, over a bass. */
const warm: MoodStyle = {
  tempo: [64, 7],
  root: [-21, 6],
  progressions: [
    [0, 5, 1, 4],
    [0, 2, 5, 3],
    [3, 2, 1, 0],
    [5, 3, 0, 4],
  ],
  parts: [
    {
      kind: 'chord',
      steps: [0, 4, 6],
      levels: [0.26, 0.18, 0.14],
      semitones: -12,
      tunings: DUET,
      early: 0.3,
      length: 1.6,
      overtones: [1, 0.25, 0.06],
      shape: 'swell',
    },
    {
      kind: 'pattern',
      chances: [1, 0.9, 1, 0.9, 1, 0.9, 1, 0.7],
      steps: [0, 4, 6, 9, 8, 6, 4, 2],
      isInOrder: true,
      semitones: 0,
      seconds: 1.9,
      level: [0.42, 0.16],
      overtones: [1, 0.12, 0.03],
      shape: 'decay',
    },
    {
      kind: 'pattern',
      chances: [1, 0, 0, 0.2, 1, 0, 0, 0],
      steps: [0],
      semitones: -12,
      seconds: 1.6,
      level: [0.6, 0.1],
      overtones: [1, 0.35, 0.1],
      shape: 'decay',
    },
  ],
}

/** Bells that climb through the chord, over a thin high pad. */
const bright: MoodStyle = {
  tempo: [92, 9],
  root: [-17, 6],
  progressions: [
    [0, 4, 5, 3],
    [3, 4, 0, 5],
    [0, 3, 0, 4],
    [0, 3, 5, 4],
  ],
  parts: [
    {
      kind: 'chord',
      steps: [0, 4, 8],
      levels: [0.22, 0.12, 0.1],
      semitones: 0,
      tunings: DUET,
      early: 0.2,
      length: 1.4,
      overtones: [1, 0.3, 0.2, 0.1],
      shape: 'swell',
    },
    {
      kind: 'pattern',
      chances: [1, 0.85, 1, 0.85, 1, 0.85, 1, 0.85],
      steps: [0, 4, 7, 9, 11, 9, 7, 4],
      isInOrder: true,
      semitones: 12,
      seconds: 0.9,
      level: [0.2, 0.12],
      overtones: [1, 0.1, 0.55, 0.1, 0.2],
      shape: 'decay',
    },
    {
      kind: 'pattern',
      chances: [0.5, 0, 0.35, 0, 0.5, 0.2, 0.35, 0],
      steps: [7, 9, 11, 14],
      semitones: 12,
      seconds: 1.4,
      level: [0.2, 0.15],
      echo: { bars: 3 / 8, seconds: 1, level: 0.35 },
      overtones: [1, 0.08, 0.4, 0.06, 0.12],
      shape: 'decay',
    },
    {
      kind: 'pattern',
      chances: [1, 0, 0, 0],
      steps: [0],
      semitones: 0,
      seconds: 1.8,
      level: [0.3, 0.05],
      overtones: [1, 0.3, 0.1],
      shape: 'decay',
    },
  ],
}

/** A dancing bass, off-beat chords, a plucked line, shaker and clap over a thin pad. */
const upbeat: MoodStyle = {
  tempo: [112, 9],
  root: [-21, 6],
  progressions: [
    [0, 4, 5, 3],
    [5, 3, 0, 4],
    [0, 3, 4, 3],
    [3, 0, 4, 5],
  ],
  parts: [
    {
      kind: 'chord',
      steps: [0, 2, 4],
      levels: [0.14, 0.12, 0.12],
      semitones: 0,
      tunings: DUET,
      early: 0.1,
      length: 1.2,
      overtones: [1, 0.4, 0.25, 0.12],
      shape: 'swell',
    },
    {
      kind: 'pattern',
      chances: [1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0.8, 0],
      steps: [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 7, 0, 0, 4, 0],
      isInOrder: true,
      semitones: -12,
      seconds: 0.6,
      level: [0.36, 0.08],
      overtones: [1, 0.6, 0.35, 0.15],
      shape: 'decay',
    },
    ...[2, 4, 7].map((step): PatternPart => ({
      kind: 'pattern',
      chances: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0],
      steps: [step],
      semitones: 0,
      seconds: 0.7,
      level: [0.17, 0.04],
      overtones: [1, 0.4, 0.3, 0.15],
      shape: 'decay',
    })),
    {
      kind: 'pattern',
      chances: [0.9, 0.15, 0.3, 0.8, 0.15, 0.3, 0.8, 0.15, 0.7, 0.15, 0.3, 0.8, 0.3, 0.15, 0.6, 0.3],
      steps: [0, 2, 4, 7, 8],
      semitones: 12,
      seconds: 0.8,
      level: [0.2, 0.12],
      echo: { bars: 3 / 16, seconds: 0.6, level: 0.25 },
      overtones: [1, 0.35, 0.25, 0.12],
      shape: 'decay',
    },
    { kind: 'noise', levels: [0.12, 0.06, 0.2, 0.06], seconds: 0.07 },
    { kind: 'noise', levels: [0, 0.26, 0, 0.26], seconds: 0.14 },
  ],
}

export const MOOD_STYLES: Readonly<Record<MusicMood, MoodStyle>> = { calm, warm, bright, upbeat }
