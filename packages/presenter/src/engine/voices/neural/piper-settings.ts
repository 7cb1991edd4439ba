import { MediaError } from '../../../composition/render-job.ts'

/** The settings of a Piper voice, read from `model.onnx.json`. */
export interface PiperSettings {
  rate: number
  /** Id of each symbol. */
  ids: ReadonlyMap<string, number>
  /** Metadata that the library expects in the model. */
  facts: Record<string, string>
}

const RATE_MIN = 8000
const RATE_MAX = 48_000
/** Corrects sample rates that are misspelled in published voices. */
const RATE_TYPO: Record<number, number> = { 22_500: 22_050 }

const unreadable = (cause?: unknown) =>
  new MediaError('voice-failed', 'The settings of this voice (model.onnx.json) cannot be read. Download it again.', {
    cause,
  })

interface SettingsJson {
  audio: { sample_rate: number }
  num_speakers: number
  espeak: { voice: string }
  language?: { name_english?: string }
  phoneme_id_map: Record<string, number[]>
}

function parsed(text: string): SettingsJson {
  try {
    return JSON.parse(text) as SettingsJson
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** Reads the settings. Throws `voice-failed` where they are damaged or the sample rate is none. */
export function readPiperSettings(text: string): PiperSettings {
  const { audio, num_speakers: speakers, espeak, language, phoneme_id_map: map } = parsed(text)
  const told = audio?.sample_rate
  const rate = RATE_TYPO[told] ?? told
  if (!Number.isInteger(rate) || rate < RATE_MIN || rate > RATE_MAX || !map || !espeak?.voice) throw unreadable()
  // The library knows symbols of one code point only.
  const ids = Object.entries(map).flatMap(([symbol, [id]]) =>
    Array.from(symbol).length === 1 && symbol !== '\n' && id !== undefined ? [[symbol, id] as const] : [],
  )
  const facts = {
    model_type: 'vits',
    comment: 'piper',
    language: language?.name_english ?? 'unknown',
    voice: espeak.voice,
    has_espeak: '1',
    n_speakers: String(speakers ?? 1),
    sample_rate: String(rate),
  }
  return { rate, ids: new Map(ids), facts }
}
