import { createRequire } from 'node:module'
import { requireOf } from '../../extras.ts'

/**
 * The library of the extra `voices`. Its binary contains eSpeak NG, which is under the GPL, so it is loaded only in processes that
 * speak.
 */
const LIBRARY = 'sherpa-onnx-node'
const require = requireOf('voices')

/** The part of sherpa-onnx-node that is used. The package has no types. */
export interface SpeechLibrary {
  OfflineTts: {
    createAsync(settings: object): Promise<{
      sampleRate: number
      generateAsync(request: {
        text: string
        generationConfig: { sid: number; speed: number; silenceScale: number }
        onProgress: (part: { samples: Float32Array }) => void
      }): Promise<unknown>
    }>
  }
}

/** Returns whether the library for neural voices and its binary for this system are installed. Loads neither. */
export function hasSpeechLibrary(): boolean {
  try {
    const library = require.resolve(LIBRARY)
    const system = process.platform === 'win32' ? 'win' : process.platform
    createRequire(library).resolve(`sherpa-onnx-${system}-${process.arch}/package.json`)
    return true
  } catch {
    return false
  }
}

/** Loads the library. Undefined where it is not installed, or its binary does not load. */
export function loadSpeechLibrary(): SpeechLibrary | undefined {
  try {
    return require(LIBRARY) as SpeechLibrary
  } catch {
    return undefined
  }
}
