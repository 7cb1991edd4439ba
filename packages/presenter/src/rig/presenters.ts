export type PresenterId = 'amina' | 'daniel' | 'kai' | 'leila' | 'maya' | 'sofia' | 'tom' | 'wei'
export type HairStyle = 'bob' | 'curls' | 'fade' | 'headscarf' | 'long' | 'quiff' | 'short' | 'wavy'
export type OutfitKind = 'blazer' | 'jacket' | 'linen' | 'overshirt' | 'suit' | 'tunic' | 'zip'

/** The parameters of a presenter. Lengths are in rig units: 1 unit is 1 px at 720p. */
export interface Presenter {
  id: PresenterId
  name: string
  build: 'broad' | 'medium' | 'slender'
  age: number
  skin: string
  hair: string
  hairStyle: HairStyle
  streaks?: string
  scarf?: string
  /** Colour of the temples and of grey hair in a beard. */
  grey?: string
  bearded?: boolean
  brows?: string
  browWidth: number
  lashes: number
  iris: string
  lips: string
  lipFullness: number
  noseSize: number
  face: { cheek: number; jaw: number; chin: number; length: number; eyeLift: number }
  shoulders: number
  glasses?: string
  hearingAid?: boolean
  earrings?: 'drop' | 'hoop'
  outfit: { kind: OutfitKind; main: string; under: string }
  /** Pose at rest. */
  stance: { yaw: number; tilt: number }
  /** Where the head turns in a portrait, and whether a hand is at the heart. The others have their arms down. */
  portrait: { facing: 'left' | 'right'; hand?: 'heart' }
}

const maya: Presenter = {
  id: 'maya',
  name: 'Maya',
  build: 'slender',
  age: 32,
  skin: '#bd7d52',
  hair: '#2c1c18',
  hairStyle: 'wavy',
  browWidth: 6.4,
  lashes: 1,
  iris: '#4a2a1b',
  lips: '#a8443f',
  lipFullness: 1,
  noseSize: 1,
  face: { cheek: 71, jaw: 59, chin: 20, length: 0, eyeLift: 2.5 },
  shoulders: 136,
  earrings: 'hoop',
  outfit: { kind: 'blazer', main: '#e39a2f', under: '#fff6e8' },
  stance: { yaw: -0.32, tilt: -3 },
  portrait: { facing: 'left' },
}

const daniel: Presenter = {
  id: 'daniel',
  name: 'Daniel',
  build: 'broad',
  age: 44,
  skin: '#7c4c34',
  hair: '#211916',
  hairStyle: 'fade',
  grey: '#9d958e',
  bearded: true,
  browWidth: 8,
  lashes: 0,
  iris: '#2d1a12',
  lips: '#7b3f38',
  lipFullness: 1.1,
  noseSize: 1.18,
  face: { cheek: 73, jaw: 66, chin: 27, length: 4, eyeLift: 1 },
  shoulders: 164,
  outfit: { kind: 'suit', main: '#25396a', under: '#f3f6fb' },
  stance: { yaw: -0.26, tilt: 2 },
  portrait: { facing: 'right' },
}

const leila: Presenter = {
  id: 'leila',
  name: 'Leila',
  build: 'slender',
  age: 35,
  skin: '#dfab85',
  hair: '#3a241c',
  hairStyle: 'long',
  browWidth: 7.2,
  lashes: 1,
  iris: '#4b3a22',
  lips: '#b84f50',
  lipFullness: 1,
  noseSize: 1.05,
  face: { cheek: 70, jaw: 57, chin: 19, length: 4, eyeLift: 3 },
  shoulders: 134,
  earrings: 'drop',
  outfit: { kind: 'tunic', main: '#12807b', under: '#d7f0ea' },
  stance: { yaw: -0.36, tilt: -2.4 },
  portrait: { facing: 'left', hand: 'heart' },
}

const wei: Presenter = {
  id: 'wei',
  name: 'Wei',
  build: 'medium',
  age: 28,
  skin: '#ecc19b',
  hair: '#1f1e23',
  hairStyle: 'quiff',
  browWidth: 7,
  lashes: 0,
  iris: '#2e1c16',
  lips: '#bb6a5e',
  lipFullness: 0.9,
  noseSize: 0.95,
  face: { cheek: 71, jaw: 61, chin: 23, length: 0, eyeLift: 2 },
  shoulders: 148,
  glasses: '#2a2d36',
  outfit: { kind: 'overshirt', main: '#55647f', under: '#eef1f6' },
  stance: { yaw: -0.3, tilt: 2.6 },
  portrait: { facing: 'right' },
}

const sofia: Presenter = {
  id: 'sofia',
  name: 'Sofia',
  build: 'slender',
  age: 54,
  skin: '#d29c76',
  hair: '#6b5e58',
  hairStyle: 'bob',
  streaks: '#d8d2cb',
  brows: '#4d3f39',
  browWidth: 6.4,
  lashes: 1,
  iris: '#4a3120',
  lips: '#b64a46',
  lipFullness: 1,
  noseSize: 1.05,
  face: { cheek: 72, jaw: 61, chin: 22, length: 1, eyeLift: 1.5 },
  shoulders: 140,
  outfit: { kind: 'jacket', main: '#dc6a53', under: '#fff4ee' },
  stance: { yaw: -0.28, tilt: -3 },
  portrait: { facing: 'left', hand: 'heart' },
}

const tom: Presenter = {
  id: 'tom',
  name: 'Tom',
  build: 'broad',
  age: 66,
  skin: '#efc6a8',
  hair: '#ece8e1',
  hairStyle: 'short',
  brows: '#b7aea3',
  browWidth: 7.6,
  lashes: 0,
  iris: '#5b7c8d',
  lips: '#bb7468',
  lipFullness: 0.75,
  noseSize: 1.18,
  face: { cheek: 73, jaw: 64, chin: 25, length: 6, eyeLift: -0.5 },
  shoulders: 158,
  glasses: '#5a4635',
  hearingAid: true,
  outfit: { kind: 'zip', main: '#33664c', under: '#f3f0e6' },
  stance: { yaw: -0.3, tilt: 2.2 },
  portrait: { facing: 'right' },
}

const amina: Presenter = {
  id: 'amina',
  name: 'Amina',
  build: 'slender',
  age: 26,
  skin: '#8f5c3e',
  hair: '#2a1c18',
  hairStyle: 'headscarf',
  scarf: '#77467d',
  browWidth: 6.8,
  lashes: 1,
  iris: '#2f1b13',
  lips: '#8f4040',
  lipFullness: 1.15,
  noseSize: 1.02,
  face: { cheek: 68, jaw: 56, chin: 19, length: 0, eyeLift: 2.5 },
  shoulders: 134,
  outfit: { kind: 'blazer', main: '#dcc7a6', under: '#fbf6ec' },
  stance: { yaw: -0.3, tilt: -2 },
  portrait: { facing: 'right', hand: 'heart' },
}

const kai: Presenter = {
  id: 'kai',
  name: 'Kai',
  build: 'medium',
  age: 24,
  skin: '#c78d60',
  hair: '#3b2a22',
  hairStyle: 'curls',
  browWidth: 7,
  lashes: 0.15,
  iris: '#3a2416',
  lips: '#a9584c',
  lipFullness: 1.1,
  noseSize: 1.08,
  face: { cheek: 70, jaw: 60, chin: 22, length: 0, eyeLift: 2 },
  shoulders: 146,
  outfit: { kind: 'linen', main: '#f4efe4', under: '#dfe7e1' },
  stance: { yaw: -0.34, tilt: 3 },
  portrait: { facing: 'left' },
}

/** The built-in voice of each presenter: timbre, pitch (0..99) and words per minute. */
export const builtInVoices: Record<PresenterId, { timbre: string; pitch: number; pace: number }> = {
  maya: { timbre: 'f3', pitch: 50, pace: 152 },
  daniel: { timbre: 'm3', pitch: 44, pace: 148 },
  leila: { timbre: 'f2', pitch: 46, pace: 150 },
  wei: { timbre: 'm1', pitch: 56, pace: 154 },
  sofia: { timbre: 'f1', pitch: 38, pace: 146 },
  tom: { timbre: 'm7', pitch: 34, pace: 142 },
  amina: { timbre: 'f4', pitch: 56, pace: 152 },
  kai: { timbre: 'm4', pitch: 66, pace: 154 },
}

/** The presenters in the order they are offered. */
export const presenters: readonly Presenter[] = [maya, daniel, leila, wei, sofia, tom, amina, kai]

/** Returns the presenter with this id, or undefined. */
export const presenterById = (id: string) => presenters.find((presenter) => presenter.id === id)
