import type { Avatar } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../kit/live.ts'

const listKey = ['/api/avatars']

// Links to previews end by themselves, six hours after the answer at the earliest.
const linksLastMs = 5 * 3_600_000

/**
 * The presenters this person may choose: the tenant's stock and their own. Live messages keep the list fresh; while the
 * socket is down it is asked for every `pollMs` milliseconds, where given.
 */
export function useAvatars({ pollMs }: { pollMs?: number } = {}) {
  const client = useQueryClient()
  const isDown = useLiveState() === 'paused'
  useLive(({ type }) => {
    if (type === 'avatar_status_update') void client.invalidateQueries({ queryKey: listKey })
  })
  return useQuery({
    queryKey: listKey,
    queryFn: (): Promise<Avatar[]> => call('GET /api/avatars'),
    staleTime: linksLastMs,
    refetchInterval: (isDown && pollMs) || linksLastMs,
  })
}
