import { useLingui } from '@lingui/react'
import type { Avatar, SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../lib/live/live.ts'

export const listKey = ['/api/avatars']

// Media links expire six hours after the response at the earliest.
const linksLastMs = 5 * 3_600_000

const progressMs = 3000

const hasProcessing = (avatars: readonly Avatar[] | undefined) => avatars?.some(({ status }) => status === 'processing')

/**
 * Fetches the presenters this person may choose: the tenant's stock and their own. Live messages update the
 * list; while the socket is down it polls every `pollMs` milliseconds, if given. Previews speak `language`, or else that of the page.
 */
export function useAvatars({ pollMs, language }: { pollMs?: number; language?: SpokenLanguage } = {}) {
  const client = useQueryClient()
  const { i18n } = useLingui()
  const isDown = useLiveState() === 'paused'
  useLive(({ type }) => {
    if (type === 'avatar_status_update' || type === 'upload_status_update')
      void client.invalidateQueries({ queryKey: listKey })
  })
  return useQuery({
    queryKey: [...listKey, language ?? i18n.locale],
    queryFn: (): Promise<Avatar[]> => call('GET /api/avatars', { query: { language } }),
    staleTime: linksLastMs,
    // A twin in preparation is polled for progress; live messages report other changes.
    refetchInterval: ({ state }) => (hasProcessing(state.data) && progressMs) || (isDown && pollMs) || linksLastMs,
  })
}
