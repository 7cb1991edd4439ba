import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import type { WizardDraft } from './wizard.ts'

/**
 * Returns the title of the video, or for a blank one the name that the server would choose now, since only the
 * server knows which are taken. Empty while it is loading.
 */
export function useShownTitle({ title, propertyAddress }: WizardDraft): string {
  const [written, place] = [title.trim(), propertyAddress.trim()]
  const { data } = useQuery({
    queryKey: ['/api/videos/default-title', place],
    queryFn: () => call('GET /api/videos/default-title', { query: { propertyAddress: place } }),
    enabled: written === '',
    staleTime: 0,
  })
  return written || (data?.title ?? '')
}
