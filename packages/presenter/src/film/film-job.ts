/** A language the captions, gestures and voice know rules for. */
export type Language = 'en' | 'es' | 'fa' | 'hi' | 'zh'
/** The languages a film can be made in today. */
export type FilmLanguage = Extract<Language, 'en' | 'es'>
export type SceneName = 'property' | 'tourism'

/** Whose film it is. Colours are #rrggbb. */
export interface Brand {
  name: string
  primary: string
  secondary: string
  accent: string
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

/** Everything one film is made from. */
export interface FilmJob {
  script: string
  language: FilmLanguage
  presenterId: string
  brand: Brand
  title: string
  lowerThird: { name: string; role: string }
  facts?: Facts
  /** Where the mp4 goes. It appears there only when it is complete. */
  outputPath: string
  /** Where the still picture goes: .png, .jpg or .jpeg. */
  posterPath?: string
  /** On unless false. */
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
  cpuSeconds: number
  stageMilliseconds: Record<Stage, number>
}

export type FilmProblem =
  | 'cancelled'
  | 'codec-missing'
  | 'film-damaged'
  | 'nothing-to-say'
  | 'unknown-presenter'
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
