import { type SafeFetch, createSafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { OpenRemoteSpeech } from '../../ports/remote-speech.ts'
import { createElevenlabsSpeech } from '../remote-speech-elevenlabs.ts'
import { createOpenaiSpeech } from '../remote-speech-openai.ts'

const kinds = { openai: createOpenaiSpeech, elevenlabs: createElevenlabsSpeech }

/**
 * Opens servers of every kind. The server of the settings may be on this machine; those of partners must have public addresses.
 */
export function createOpenRemoteSpeech(safeFetch: SafeFetch): OpenRemoteSpeech {
  const fetchAnywhere = createSafeFetch({ ports: 'any', isAllowed: () => true })
  return (connection) => kinds[connection.kind](connection, connection.isInstallation ? fetchAnywhere : safeFetch)
}
