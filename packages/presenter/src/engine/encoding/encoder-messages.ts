import type { MediaErrorCode } from '../../composition/render-job.ts'
import type { Box, Size } from '../../composition/geometry.ts'
import type { Packet } from './aac-encoder.ts'
import type { VideoStats } from './verify-video.ts'
import type { MuxerOptions } from './muxer.ts'
import type { Showing } from './video-encoder.ts'
import type { MasteringOptions } from '../audio/mastering.ts'

/** Messages to the encoder thread, handled in order but for `decoded`, for which the message under way waits. */
export type ToEncoder =
  | { type: 'begin' }
  /** The format of the audio that follows. */
  | { type: 'audio-format'; plan: MasteringOptions }
  | { type: 'audio'; samples: Int16Array }
  /**
   * Ends the audio and opens a file. Frames follow in these slots of shared memory. After `finish` another file may be opened.
   */
  | { type: 'open'; plan: MuxerOptions; slots: readonly Uint8Array[] }
  /** The dirty rectangles of a frame, one after the other in a slot. */
  | { type: 'picture'; slot: number; boxes: readonly Box[]; showing: Showing }
  | { type: 'finish' }
  /** The answer to `decode`: a picture, or why there is none. */
  | { type: 'decoded'; picture?: Uint8Array; failure?: { code: MediaErrorCode; message: string } }
  | { type: 'close' }

/** Result of an encoded video. */
export interface EncodedVideo extends VideoStats {
  /** Peaks of the audio, 0..1. */
  peaks: number[]
}

/**
 * Messages from the encoder thread: one `answer` to `begin`, `open`, `close` and `finish`, and `free` for every slot that may be
 * reused. Keyframes are decoded on the main thread: one decoder at a time, one `decoded` for each `decode`.
 */
export type FromEncoder =
  | { type: 'answer'; video?: EncodedVideo }
  | { type: 'free'; slot: number }
  | { type: 'open-decoder'; description: Uint8Array; size: Size }
  | { type: 'decode'; packet: Packet }
  | { type: 'close-decoder' }
  | { type: 'failed'; code: MediaErrorCode; message: string }

/** Frames that may queue for the encoder. */
export const SLOT_COUNT = 6
