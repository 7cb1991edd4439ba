/** A picture that a film shows: a photo, a page or a slide, already a png, jpeg or webp on disk. */
export interface SourcePicture {
  path: string
  /** Said by nobody, shown below the picture. */
  caption?: string
  /** A photo comes slowly nearer while it is shown. Pages and slides stand still: their edges have words. */
  isPhoto?: boolean
}

/** How one written word is to be said, where the voice would get it wrong. */
export interface SpokenAs {
  written: string
  spoken: string
}

interface VoiceManner {
  /** 1 is the presenter's own pace; 0.7 to 1.4. */
  speed?: number
  pronunciation?: readonly SpokenAs[]
}

/**
 * Who speaks. `built-in` is the presenter's own voice; `recorded` is a person's voice-over, a sound or video file of which
 * only the sound counts; `remote` is a server that speaks the OpenAI-compatible call POST <baseUrl>/audio/speech.
 */
export type VoiceChoice =
  | ({ kind: 'built-in' } & VoiceManner)
  | { kind: 'recorded'; path: string }
  | ({ kind: 'remote'; baseUrl: string; apiKey: string; model: string; voice: string } & VoiceManner)
