import type { SourcePicture, VoiceChoice } from './film-parts.ts'
import type { FontFamily } from './letters.ts'

/** The languages a film can be made in: the captions, gestures, fonts and voice know rules for each. */
export const LANGUAGES = ['en', 'es', 'fa', 'hi', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export type SceneName = 'property' | 'tourism'
/** The sides of the picture, as people choose them. */
export type Shape = '16:9' | '1:1' | '4:5' | '9:16'
/** Pixels of the shorter side. */
export type Definition = '1080p' | '720p'
/** How near the presenter stands: head and shoulders, or down to the hands. */
export type Framing = 'close' | 'medium'
/** What stands behind the presenter: the horizon of the audience, the brand's colours, or nothing but a quiet surface. */
export type Background = 'brand' | 'plain' | 'scene'

/** Whose film it is. Colours are #rrggbb. */
export interface Brand {
  name: string
  primary: string
  secondary: string
  accent: string
  /** Inter unless said. */
  fontFamily?: FontFamily
  /** Drawn instead of the arch mark; a wide one also replaces the written name. */
  logoSvg?: string
  scene: SceneName
  mode?: 'dark' | 'light'
}

/** What stands on the card beside the presenter. A line that is missing leaves no gap. */
export interface Facts {
  tag?: string
  reference?: string
  title?: string
  subtitle?: string
  price?: string
  priceNote?: string
  dates?: string
  stay?: string
  bedrooms?: string
  bathrooms?: string
  area?: string
  areaUnit?: string
}

/** The last seconds: a line to act on, ways to get in touch, and an address that is also drawn as a QR code. */
export interface Closing {
  line: string
  phone?: string
  email?: string
  url?: string
}

/** Everything one film is made from. */
export interface FilmJob {
  script: string
  language: Language
  presenterId: string
  /** A recording prepared by a `footage` job; it stands in the arch in place of the illustrated presenter. */
  footagePath?: string
  brand: Brand
  title: string
  lowerThird: { name: string; role: string }
  facts?: Facts
  /** 16:9 unless said. */
  shape?: Shape
  /** 720p unless said. */
  definition?: Definition
  /** Medium unless said. */
  framing?: Framing
  /** The scene unless said. */
  background?: Background
  /** Pictures shown while the presenter speaks on. Their places are set by marks in the script, else spread over it. */
  pictures?: readonly SourcePicture[]
  /** The logo in the arch before the first word. Off unless true. */
  opening?: boolean
  /** What stands below the logo there. */
  openingLine?: string
  /** Whom the film is for, as a line over the arch of the opening. */
  greeting?: string
  closing?: Closing
  /** The built-in voice of the presenter unless said. */
  voice?: VoiceChoice
  /** A quiet bed of music under the voice. Off unless true. */
  music?: boolean
  /** A small visible line saying that the film was made with AI. Empty or absent: none. */
  aiLabel?: string
  /** Where the mp4 goes. It appears there only when it is complete. */
  outputPath: string
  /** Where the still picture goes: .png, .jpg or .jpeg. */
  posterPath?: string
  /** Where captions and wave go as files of their own; `.vtt`, `.srt` and `.json` are added. */
  captionsPath?: string
  /** Where a copy goes that shows nothing of the brand: no logo, name, phone, e-mail, web address or brand colour. */
  unbrandedPath?: string
  /** A folder in which speech and its times are kept, so that the same words need not be spoken again. */
  keptFolder?: string
  /** A folder in which drawn pieces of presenters are kept for later films. It stays below 512 MB. */
  atlasFolder?: string
  /** Captions drawn into the picture. On unless false. */
  captions?: boolean
}

export type Stage = 'drawing' | 'finishing' | 'reading' | 'speaking'

export interface FilmResult {
  durationSeconds: number
  width: number
  height: number
  /** Pictures in the file. Unchanged pictures are not sent, so there are fewer than 30 a second. */
  frames: number
  bytes: number
  /** The loudest moments of the sound, 200 from its start to its end, 0..1. */
  peaks: number[]
  cpuSeconds: number
  stageMilliseconds: Record<Stage, number>
}

export type FilmProblem =
  | 'cancelled'
  | 'codec-missing'
  | 'file-damaged'
  | 'file-refused'
  | 'film-damaged'
  | 'nothing-to-say'
  | 'unknown-presenter'
  | 'voice-failed'
  | 'voice-missing'

/** Why a film was not made: a code for programs, a sentence for people. */
export class FilmError extends Error {
  readonly code: FilmProblem

  constructor(code: FilmProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FilmError'
    this.code = code
  }
}
