import { useQueryClient } from '@tanstack/react-query'
import type { SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
import { takeSound } from '../../lib/sound/one-at-a-time.ts'

interface Asked {
  voice: string
  language: SpokenLanguage
  /** The presenter, whose voice the built-in one is. */
  avatarId?: string
}

/** Plays samples of voices, one at a time; it falls silent when the list is left. */
export function useSample() {
  const client = useQueryClient()
  const sound = useRef<HTMLAudioElement>(undefined)
  const latest = useRef<Asked>(undefined)
  const [state, setState] = useState<{ voice?: string; isLoading?: boolean; fault?: unknown }>({})
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

  async function play(asked: Asked): Promise<void> {
    takeSound(turn.current)
    silence()
    latest.current = asked
    setState({ voice: asked.voice, isLoading: true })
    try {
      const file = await client.fetchQuery(sample(asked))
      if (latest.current !== asked) return
      const audio = new Audio(URL.createObjectURL(file))
      sound.current = audio
      audio.addEventListener('ended', stop)
      setState({ voice: asked.voice })
      await audio.play()
    } catch (fault) {
      if (latest.current !== asked) return
      silence()
      setState({ fault })
    }
  }

  return { ...state, play: (asked: Asked) => void play(asked), stop }
}

function sample({ voice, ...query }: Asked) {
  return {
    queryKey: ['/api/voices', voice, 'sample', query],
    queryFn: () => call('GET /api/voices/:voice/sample', { params: { voice }, query }),
    staleTime: Infinity,
    retry: false,
  }
}

export type Sample = ReturnType<typeof useSample>
