import { useLingui } from '@lingui/react'
import type { Avatar } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../lib/live/live.ts'

export const listKey = ['/api/avatars']

// Links to previews end by themselves, six hours after the answer at the earliest.
const linksLastMs = 5 * 3_600_000

const progressMs = 3000

const hasProcessing = (avatars: readonly Avatar[] | undefined) => avatars?.some(({ status }) => status === 'processing')

/**
 * Fetches the presenters this person may choose: the tenant's stock and their own. Live messages update the
 * list; while the socket is down it polls every `pollMs` milliseconds, if given.
 */
export function useAvatars({ pollMs }: { pollMs?: number } = {}) {
  const client = useQueryClient()
  const { i18n } = useLingui()
  const isDown = useLiveState() === 'paused'
  useLive(({ type }) => {
    if (type === 'avatar_status_update' || type === 'upload_status_update')
      void client.invalidateQueries({ queryKey: listKey })
  })
  return useQuery({
    // Previews speak the language of the page.
    queryKey: [...listKey, i18n.locale],
    queryFn: (): Promise<Avatar[]> => call('GET /api/avatars'),
    staleTime: linksLastMs,
    // A twin in preparation is polled for progress; live messages report other changes.
    refetchInterval: ({ state }) => (hasProcessing(state.data) && progressMs) || (isDown && pollMs) || linksLastMs,
  })
}
