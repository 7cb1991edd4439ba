import type { IntegrationStatus, Video } from '@vitrine/contract'
import { call, fetchOnce } from '@vitrine/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'

export const statusKey = ['/api/integrations/status']

export type ExportType = IntegrationStatus['status']['exports']['types'][number]
export type ExportFormat = 'json' | 'csv'
export type EmailTest = 'welcome' | 'video_completed' | 'video_failed' | 'credit_low'

const SHARED_MAX = 5

/** The figures at the head of the screen. */
export function useIntegrationStatus() {
  return useQuery({ queryKey: statusKey, queryFn: () => call('GET /api/integrations/status'), staleTime: 0 })
}

/** The newest videos that can be shared. */
export function useShareableVideos() {
  return useQuery({
    queryKey: ['/api/videos', 'shareable'],
    queryFn: (): Promise<Video[]> => call('GET /api/videos', { query: { status: 'ready', limit: SHARED_MAX } }),
    staleTime: 0,
  })
}

/** Makes the public link of a video, or returns the one there is. */
export function useShare() {
  return useMutation({ mutationFn: (id: string) => call('POST /api/videos/:id/share', { params: { id } }) })
}

export function useTestEmail() {
  return useMutation({ mutationFn: (type: EmailTest) => call('POST /api/test-email', { body: { type } }) })
}

/** Fetches an export as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ type, format }: { type: ExportType; format: ExportFormat }): Promise<Blob> => {
      const answer = await fetchOnce('GET /api/export/:type', { params: { type }, query: { format } })
      return answer.blob()
    },
  })
}
