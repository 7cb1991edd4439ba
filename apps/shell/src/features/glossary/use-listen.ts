import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useClip } from '../../lib/sound/use-clip.ts'

/** A term and how it is said. An empty `spoken` is said as it is written. */
interface SpokenTerm {
  term: string
  spoken: string
  language: SpokenLanguage
}

/** Speaks terms with the first presenter, one at a time. */
export function useListen() {
  const client = useQueryClient()
  const { i18n } = useLingui()
  const { name: said, play, ...clip } = useClip()

  async function speech({ term, spoken, language }: SpokenTerm): Promise<Blob> {
    const avatars = await client.fetchQuery({
      queryKey: ['/api/avatars', i18n.locale],
      queryFn: () => call('GET /api/avatars'),
      staleTime: Infinity,
    })
    const avatarId = avatars.find(({ type }) => type === 'stock')?.id ?? avatars[0]?.id ?? ''
    const pronunciation = spoken.trim() ? [{ written: term, spoken }] : []
    const body = { script: term, avatarId, language, pronunciation }
    const { sound: file } = await call('POST /api/preview-speech', { body })
    return new Blob([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))], { type: 'audio/wav' })
  }

  return { ...clip, said, play: (key: string, term: SpokenTerm) => play(key, () => speech(term)) }
}

export type Listen = ReturnType<typeof useListen>
