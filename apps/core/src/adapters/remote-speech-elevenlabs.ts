import type { SafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import type { RemoteSpeech, SpeechConnection } from '../ports/remote-speech.ts'
import { requestSound } from './remote-speech/request-sound.ts'

/** The range of speeds that the service accepts. */
const [SPEED_MIN, SPEED_MAX] = [0.7, 1.2]

/** ElevenLabs' call with timestamps: JSON with 24 kHz PCM and the start of each character. */
export function createElevenlabsSpeech({ baseUrl, key, model }: SpeechConnection, fetch: SafeFetch): RemoteSpeech {
  return {
    speak: ({ voice, text, speed }, signal) =>
      requestSound(
        fetch,
        {
          url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_24000`,
          headers: key ? { 'xi-api-key': key } : {},
          body: {
            text,
            model_id: model,
            ...(speed === 1 ? {} : { voice_settings: { speed: Math.min(SPEED_MAX, Math.max(SPEED_MIN, speed)) } }),
          },
        },
        signal,
      ),
  }
}
