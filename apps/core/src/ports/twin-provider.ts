import type { TwinServiceKind } from '@vitrine/contract'

/** The connection settings of a provider of digital twins. */
export interface TwinConnection {
  kind: TwinServiceKind
  /** Without a slash at its end. */
  baseUrl: string
  key: string | null
  /** Empty where the provider has only one. */
  model: string
  /** Named in the settings of the installation: it may be on this machine. Any other has to be at a public address. */
  isInstallation: boolean
}

/** A file for the provider: on this machine, and where a provider can fetch it. */
export interface TwinMedia {
  path: string
  /** Signed, for some time; null where this site has no public address. */
  url: string | null
}

interface TrainingRequest {
  /** A name of ours that is never used twice: what was asked can be found by it. */
  reference: string
  /** The recording that this provider wants (`wants`). */
  recording: TwinMedia
  /** The person saying that they agree. */
  consent: TwinMedia | null
  /** The address at which the provider can report changes. Null when it cannot reach this site. */
  callbackUrl: string | null
}

interface SpeechRequest {
  reference: string
  twinId: string
  /** The speech that the lips follow: WAV, 16 kHz, mono. */
  speech: TwinMedia
  callbackUrl: string | null
}

/** The state of work at the provider. `reason` is for people. */
export type ProviderState =
  | { state: 'failed'; reason: string | null }
  | { state: 'gone' }
  | { state: 'ready' }
  | { state: 'working'; percent: number }

/**
 * Why a provider did not do what it was asked: it is `busy`, has `rejected` it for good, refuses the `key`, the `address` leads to
 * no provider, or cannot reach this site (`not-public`). `unknown` means that it may have done it all the same.
 */
export type TwinProviderFault = 'address' | 'busy' | 'key' | 'not-public' | 'rejected' | 'unknown'

export class TwinProviderError extends Error {
  readonly fault: TwinProviderFault
  readonly retryAfterSeconds: number | undefined
  /** The message of the provider, for people. */
  readonly reason: string | undefined

  constructor(
    fault: TwinProviderFault,
    { retryAfterSeconds, reason, cause }: { retryAfterSeconds?: number; reason?: string; cause?: unknown } = {},
  ) {
    super(reason ? `${fault}: ${reason}` : fault, { cause })
    this.fault = fault
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
  }
}

/** Trains twins and has them speak. Tries each call once. Every method throws TwinProviderError. */
export interface TwinProvider {
  /** The recording it is trained with: the person speaking, as it came, or the prepared clip of them listening. */
  wants: 'clip' | 'original'
  /** Whether it fetches files from this site. */
  fetches: boolean
  /** Returns the twin’s id at the provider. */
  train(asked: TrainingRequest, signal: AbortSignal): Promise<string>
  /** Returns the id of what was asked for under a reference. Undefined: nothing was. */
  findTwin(reference: string, signal: AbortSignal): Promise<string | undefined>
  twinState(id: string, signal: AbortSignal): Promise<ProviderState>
  /** Deletes a twin at the service. A twin that is not there is no error. */
  deleteTwin(id: string, signal: AbortSignal): Promise<void>
  /** Asks for a clip of the twin speaking. Returns its id at the provider. */
  speak(asked: SpeechRequest, signal: AbortSignal): Promise<string>
  findClip(reference: string, signal: AbortSignal): Promise<string | undefined>
  clipState(id: string, signal: AbortSignal): Promise<ProviderState>
  /** Downloads a ready clip to `path`. */
  fetchClip(id: string, path: string, signal: AbortSignal): Promise<void>
  /** Ends one that is being made as well. Nothing there is no error. */
  deleteClip(id: string, signal: AbortSignal): Promise<void>
}

export type OpenTwinProvider = (connection: TwinConnection) => TwinProvider
