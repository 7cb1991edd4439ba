import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

/** Fetches the link to the draft, which the preview frame opens as well. */
export function usePreviewLink() {
  return useQuery({
    queryKey: ['/api/whitelabel/branding/preview-link'],
    queryFn: () => call('POST /api/whitelabel/branding/preview-link'),
  })
}
