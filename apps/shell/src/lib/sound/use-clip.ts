import { useEffect, useRef, useState } from 'react'
import { takeSound } from './one-at-a-time.ts'

interface ClipState {
  /** The name of the clip that is loaded or played. */
  name?: string
  isLoading?: boolean
  fault?: unknown
}

/** Plays sounds by name, one at a time. Stops when the component unmounts. */
export function useClip() {
  const sound = useRef<HTMLAudioElement>(undefined)
  const latest = useRef<object>(undefined)
  const [state, setState] = useState<ClipState>({})
  const turn = useRef({ stop })

  function silence(): void {
    latest.current = undefined
    if (!sound.current) return
    sound.current.pause()
    URL.revokeObjectURL(sound.current.src)
    sound.current = undefined
  }
  useEffect(() => silence, [])

  function stop(): void {
    silence()
    setState({})
  }

  async function play(name: string, load: () => Promise<Blob>): Promise<void> {
    takeSound(turn.current)
    silence()
    const asked = {}
    latest.current = asked
    setState({ name, isLoading: true })
    try {
      const file = await load()
      if (latest.current !== asked) return
      const audio = new Audio(URL.createObjectURL(file))
      sound.current = audio
      audio.addEventListener('ended', stop)
      setState({ name })
      await audio.play()
    } catch (fault) {
      if (latest.current !== asked) return
      silence()
      setState({ fault })
    }
  }

  return { ...state, play: (name: string, load: () => Promise<Blob>) => void play(name, load), stop }
}
