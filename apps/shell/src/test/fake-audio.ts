import { vi } from 'vitest'

/** Replaces the audio element of the browser. Returns the addresses that are played from now on. */
export function stubAudio(): string[] {
  const played: string[] = []
  class FakeAudio extends EventTarget {
    src: string
    constructor(src: string) {
      super()
      this.src = src
    }
    play = async () => void played.push(this.src)
    pause = () => undefined
  }
  vi.stubGlobal('Audio', FakeAudio)
  return played
}
