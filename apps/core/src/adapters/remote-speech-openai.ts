import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import type { RemoteSpeech, SpeechConnection } from '../ports/remote-speech.ts'
import { requestSound } from './remote-speech/request-sound.ts'

/** A server that speaks OpenAI's call: POST {baseUrl}/audio/speech (OpenAI, Kokoro-FastAPI, LocalAI and others). */
export function createOpenaiSpeech({ baseUrl, key, model }: SpeechConnection, fetch: SafeFetch): RemoteSpeech {
  return {
    speak: ({ voice, text, speed }, signal) =>
      requestSound(
        fetch,
        {
          url: `${baseUrl}/audio/speech`,
          headers: key ? { authorization: `Bearer ${key}` } : {},
          // Kokoro-FastAPI streams by default. Some servers do not support `speed`.
          body: {
            model,
            voice,
            input: text,
            response_format: 'wav',
            stream: false,
            ...(speed === 1 ? {} : { speed }),
          },
        },
        signal,
      ),
  }
}
