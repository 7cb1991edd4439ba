import type { SpeechServiceKind } from '@vitrine/contract'

/** The connection settings of a speech server. */
export interface SpeechConnection {
  kind: SpeechServiceKind
  /** Without a slash at its end. */
  baseUrl: string
  key: string | null
  model: string
  /** Whether the settings of the installation name it. Then it may be on this machine; any other must have a public address. */
  isInstallation: boolean
}

interface SpokenText {
  voice: string
  text: string
  /** 1 is the normal pace. */
  speed: number
}

export interface SpokenSound {
  bytes: Buffer
  /** `application/json` for sound with timestamps (`engine/voices/timed-answer.ts` of the presenter), else a sound file. */
  contentType: string
}

/**
 * Why a server did not speak: `address` does not lead to a speech server, `key` is not accepted, `voice` or model is unknown, `text` is
 * not accepted, it is `busy`, or `unreachable`.
 */
export type SpeechFault = 'address' | 'busy' | 'key' | 'text' | 'unreachable' | 'voice'

export class RemoteSpeechError extends Error {
  readonly fault: SpeechFault
  /** When to retry, where the server says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(fault: SpeechFault, { retryAfterSeconds, cause }: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(fault, { cause })
    this.fault = fault
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Speaks single sentences with the voices of a speech server. Makes one attempt. */
export interface RemoteSpeech {
  /** Throws RemoteSpeechError. */
  speak(asked: SpokenText, signal: AbortSignal): Promise<SpokenSound>
}

export type OpenRemoteSpeech = (connection: SpeechConnection) => RemoteSpeech
