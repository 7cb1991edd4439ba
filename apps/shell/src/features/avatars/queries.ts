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
 * The presenters this person may choose: the tenant's stock and their own. Live messages keep the list fresh; while the
 * socket is down it is asked for every `pollMs` milliseconds, where given.
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
    // A twin that is being made says how far it is; everything else is told by live messages.
    refetchInterval: ({ state }) => (hasProcessing(state.data) && progressMs) || (isDown && pollMs) || linksLastMs,
  })
}
