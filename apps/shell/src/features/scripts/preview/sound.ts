/** A sound that is being heard, and the clock of everything that moves with it. */
export interface Sound {
  /** Seconds of the sound that have been heard. Does not advance while paused. */
  seconds: () => number
  pause: () => void
  resume: () => void
  mute: (isMuted: boolean) => void
  stop: () => void
}

let shared: AudioContext | undefined

/** Opens the audio output. Browsers allow that only during a user action. */
export function wakeSound(): AudioContext {
  shared ??= new AudioContext()
  void shared.resume()
  return shared
}

/** Plays a file given in base64, from a second on. */
export async function playSound(file: string, { from, isMuted }: { from: number; isMuted: boolean }): Promise<Sound> {
  const context = wakeSound()
  const bytes = Uint8Array.from(atob(file), (character) => character.codePointAt(0) ?? 0)
  const buffer = await context.decodeAudioData(bytes.buffer)
  const source = new AudioBufferSourceNode(context, { buffer })
  const volume = new GainNode(context, { gain: isMuted ? 0 : 1 })
  source.connect(volume).connect(context.destination)
  source.start(0, from)
  const startedAt = context.currentTime
  return {
    // Samples handed to the audio output are heard after its latency.
    seconds: () => Math.max(from, from + context.currentTime - startedAt - (context.outputLatency || 0)),
    pause: () => void context.suspend(),
    resume: () => void context.resume(),
    mute: (muted) => volume.gain.setValueAtTime(muted ? 0 : 1, context.currentTime),
    stop() {
      source.stop()
      volume.disconnect()
    },
  }
}
