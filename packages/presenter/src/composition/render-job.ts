import type { SourcePicture, VoiceChoice } from './render-inputs.ts'
import type { StoryboardEdits } from '../director/edits.ts'
import type { PlannedStoryboard } from '../director/planned-storyboard.ts'
import type { FontFamily } from './fonts.ts'

/** Supported languages. Captions, gestures, fonts and voices have rules for each. */
export const LANGUAGES = ['en', 'es', 'fa', 'hi', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export type SceneName = 'property' | 'tourism'
/** Aspect ratio. */
export type Shape = '16:9' | '1:1' | '4:5' | '5:4' | '9:16'
/** Pixels of the shorter side. */
export type Definition = '1080p' | '720p'
/** Framing: head and shoulders, or down to the hands. */
export type Framing = 'close' | 'medium'
/** Background: the scene of the vertical, the brand's colours, or a plain surface. */
export type Background = 'brand' | 'plain' | 'scene'

/** Moods of the background music. */
export const MUSIC_MOODS = ['calm', 'warm', 'bright', 'upbeat'] as const
export type MusicMood = (typeof MUSIC_MOODS)[number]

/** The brand of a video. Colours are #rrggbb. */
export interface Brand {
  name: string
  primary: string
  secondary: string
  accent: string
  /** Defaults to Inter. */
  fontFamily?: FontFamily
  /** Replaces the default mark. A wide logo also replaces the name. */
  logoSvg?: string
  /** False: a brand without a logo shows its name alone, not the default mark. Defaults to true. */
  hasDefaultMark?: boolean
  scene: SceneName
  mode?: 'dark' | 'light'
}

/** Lines of the card beside the presenter. A missing line leaves no gap. */
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

/** The end card: a call to action and contacts. The address is also shown as a QR code. */
export interface Closing {
  line: string
  /** The label of what looks like a button. Defaults to the first way to answer. */
  button?: string
  phone?: string
  email?: string
  url?: string
  /** Addresses on social networks, as one line. */
  social?: string
}

/** The job of one video. */
export interface RenderJob {
  script: string
  language: Language
  presenterId: string
  /** A clip from a `footage` job, shown in place of the illustrated presenter. */
  footagePath?: string
  /** The lips of the clip follow the soundtrack of the job, so it begins with the speech. */
  footageSpeaks?: boolean
  /** Mouth pictures of a `twin` job of the same clip: the person's own mouth follows the words. */
  mouthsPath?: string
  /** What is seen behind the person of the clip in place of their own background. */
  footageBackground?: 'blurred' | 'replaced'
  brand: Brand
  title: string
  lowerThird: { name: string; role: string }
  facts?: Facts
  /** Defaults to 16:9. */
  shape?: Shape
  /** Defaults to 720p. */
  definition?: Definition
  /** Defaults to medium. */
  framing?: Framing
  /** Defaults to the scene. */
  background?: Background
  /** Pictures shown while the presenter speaks. Marks in the script place them, else they are spread over it. */
  pictures?: readonly SourcePicture[]
  /** Shows the logo before the first word. Defaults to false. */
  opening?: boolean
  /** Tagline in the opening. */
  openingLine?: string
  /** Greeting of the recipient in the opening. */
  greeting?: string
  closing?: Closing
  /** Changes of a person to the storyboard that the director plans. */
  storyboard?: StoryboardEdits
  /** Defaults to the built-in voice of the presenter. */
  voice?: VoiceChoice
  /** Adds background music. Defaults to false. */
  music?: boolean
  /** Mood of the background music. Defaults to calm. */
  musicMood?: MusicMood
  /** Label that says the video was made with AI. Not shown when empty or absent. */
  aiLabel?: string
  /** Line that names the site the video was made on, beside the AI label. Not in the unbranded rendition. */
  madeWith?: string
  /** Name of the site the video was made on, in the metadata of its files. Not in the unbranded rendition. */
  creatorTool?: string
  /** Path of the mp4. The file appears when it is complete. */
  outputPath: string
  /** Path of the poster: .png, .jpg or .jpeg. */
  posterPath?: string
  /** The poster shows the presenter's portrait, which an arch may cut to. Defaults to a welcoming gesture. */
  posterPose?: 'portrait'
  /** Path of captions and waveform without extension; `.vtt`, `.srt` and `.json` are added. */
  captionsPath?: string
  /** Path of the unbranded rendition: no logo, name, phone, e-mail, web address or brand colour. */
  unbrandedPath?: string
  /** Folder of the speech cache. */
  speechCacheFolder?: string
  /** Folder of the sprite atlas cache. It stays below 512 MB. */
  atlasFolder?: string
  /** Burned-in captions. Defaults to true. */
  captions?: boolean
}

export type Stage = 'drawing' | 'finishing' | 'reading' | 'speaking'

export interface RenderResult {
  durationSeconds: number
  width: number
  height: number
  /** Frames in the file. Unchanged frames are not sent, so there are fewer than 30 a second. */
  frames: number
  bytes: number
  /** 200 peaks of the audio, 0..1, evenly over its length. */
  peaks: number[]
  cpuSeconds: number
  /** The storyboard that the video was rendered with. */
  storyboard: PlannedStoryboard
  stageMilliseconds: Record<Stage, number>
}

export type MediaErrorCode =
  | 'cancelled'
  | 'codec-missing'
  | 'face-models-missing'
  | 'file-damaged'
  | 'file-refused'
  | 'video-damaged'
  | 'nothing-to-say'
  | 'preview-too-long'
  | 'unknown-presenter'
  | 'voice-failed'
  | 'voice-missing'
  | 'voice-removed'
  | 'voice-unreachable'

/** The error of the engine: `code` for programs, `message` for users. */
export class MediaError extends Error {
  readonly code: MediaErrorCode

  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MediaError'
    this.code = code
  }
}
