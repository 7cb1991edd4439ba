import { useQueryClient } from '@tanstack/react-query'
import type { SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useClip } from '../../lib/sound/use-clip.ts'

interface SampleRequest {
  voice: string
  language: SpokenLanguage
  /** The presenter, whose voice the built-in one is. */
  avatarId?: string
}

/** Plays samples of voices, one at a time. */
export function useSample() {
  const client = useQueryClient()
  const { name: voice, play, ...clip } = useClip()
  return { ...clip, voice, play: (asked: SampleRequest) => play(asked.voice, () => client.fetchQuery(sample(asked))) }
}

function sample({ voice, ...query }: SampleRequest) {
  return {
    queryKey: ['/api/voices', voice, 'sample', query],
    queryFn: () => call('GET /api/voices/:voice/sample', { params: { voice }, query }),
    staleTime: Infinity,
    retry: false,
  }
}

export type Sample = ReturnType<typeof useSample>
