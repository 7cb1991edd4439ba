import { useQueryClient } from '@tanstack/react-query'
import type { PreviewDraft, SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayer } from './player.ts'
import { playSound, wakeSound } from './sound.ts'

const keptForMs = 10 * 60_000

/** A line with its speaker and language. */
interface PreviewLine {
  script: string
  avatarId: string
  language: SpokenLanguage
}

/** The settings of the video that affect how a line is spoken. */
type Manner = Pick<PreviewDraft, 'shape' | 'speed' | 'pronunciation' | 'voice'>

/** A player of spoken lines, one for the screen; it falls silent when the screen is left. */
export function usePlayer(manner: Manner = {}) {
  const client = useQueryClient()
  const [player] = useState(() =>
    createPlayer({
      wake: wakeSound,
      play: playSound,
      nextFrame(draw) {
        const request = requestAnimationFrame(draw)
        return () => cancelAnimationFrame(request)
      },
      mark: (name) => void performance.mark(name),
    }),
  )
  useEffect(() => player.stop, [player])
  const speech = ({ script, avatarId, language }: PreviewLine) => ({
    queryKey: ['/api/preview-speech', avatarId, language, script, manner],
    queryFn: () => call('POST /api/preview-speech', { body: { script, avatarId, language, ...manner } }),
    staleTime: keptForMs,
    gcTime: keptForMs,
    retry: false,
  })
  return {
    player,
    /** Prefetches a line when the pointer is on the button, since a press is likely. */
    prepare: (line: PreviewLine) => void client.prefetchQuery(speech(line)),
    play: (line: PreviewLine) => void player.play(line.script, () => client.fetchQuery(speech(line))),
  }
}

export type PreviewPlayer = ReturnType<typeof usePlayer>

export function usePlayerState({ player }: PreviewPlayer) {
  return useSyncExternalStore(player.subscribe, player.state)
}
