import { MediaError } from '../../../composition/render-job.ts'
import type { Language } from '../../../composition/render-job.ts'
import { voiceProcessOf } from './voice-process.ts'

const LIMIT_MS = 60_000
/** Softer than anything that could be heard. */
const PEAK_MIN = 300

const GREETINGS: Record<Language, string> = {
  en: 'Hello, and welcome.',
  es: 'Hola y bienvenidos.',
  fa: 'سلام، خوش آمدید.',
  hi: 'नमस्ते, आपका स्वागत है।',
  zh: '你好，欢迎。',
}

const failed = (message: string) => new MediaError('voice-failed', message)

/**
 * Opens a voice and hears it greet. Returns how long that took. Throws `voice-failed` where it does not open, stops, or is silent,
 * and `voice-missing` without the library.
 */
export async function checkVoice(
  folder: string,
  language: Language,
  voiceNumber = 0,
): Promise<{ milliseconds: number }> {
  const voiceProcess = voiceProcessOf(folder, language)
  const started = performance.now()
  try {
    const request = { text: GREETINGS[language], voiceNumber, speed: 1, limitMs: LIMIT_MS }
    const { samples } = await voiceProcess.speak(request, new AbortController().signal)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    if (peak < PEAK_MIN) throw failed('This voice gives no sound that can be heard. Choose another one.')
    return { milliseconds: Math.round(performance.now() - started) }
  } finally {
    voiceProcess.close()
  }
}
