import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import type { WizardDraft } from './wizard.ts'

/**
 * What the video will be called: its title, or for a blank one the name that the server would give it now, since only the
 * server knows which names are taken. Nothing while it is being asked.
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
