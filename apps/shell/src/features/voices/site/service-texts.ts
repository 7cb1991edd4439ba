import { t } from '@lingui/core/macro'
import type { SpeechServiceKind, SpeechServiceTest } from '@vitrine/contract'

/** Addresses and models that a new connection begins with. */
export const SERVICE_DEFAULTS: Record<SpeechServiceKind, { baseUrl: string; model: string }> = {
  openai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o-mini-tts' },
  elevenlabs: { baseUrl: 'https://api.elevenlabs.io', model: 'eleven_multilingual_v2' },
}

/** Returns the error of a voice test, with the remedy. */
export function testFaultText(fault: NonNullable<SpeechServiceTest['fault']>): string {
  const texts: Record<typeof fault, () => string> = {
    address: () =>
      t`This URL doesn’t lead to a speech service. Check it. Addresses inside a private network aren’t allowed.`,
    busy: () => t`The service is busy, or its limit is reached. Try again later.`,
    key: () => t`The service doesn’t accept the API key, or its account is unpaid.`,
    text: () => t`The service doesn’t accept the request. Check the model and the voice ID.`,
    unreachable: () => t`The service isn’t responding. Try again later.`,
    voice: () => t`The service doesn’t recognize this URL, model or voice ID.`,
  }
  return texts[fault]()
}
