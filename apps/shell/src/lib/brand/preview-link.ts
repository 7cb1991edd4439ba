import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

/** A link to the draft, which is also the address of the frame that shows it. */
export function usePreviewLink() {
  return useQuery({
    queryKey: ['/api/whitelabel/branding/preview-link'],
    queryFn: () => call('POST /api/whitelabel/branding/preview-link'),
  })
}
