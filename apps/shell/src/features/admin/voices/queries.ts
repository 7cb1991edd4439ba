import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const queryKey = ['/api/admin/voices']
const INSTALLING_REFETCH_MS = 2000

/** The neural voices of the catalogue; asked often while one is being installed. */
export function useVoiceModels() {
  return useQuery({
    queryKey,
    queryFn: () => call('GET /api/admin/voices'),
    refetchInterval: ({ state }) =>
      state.data?.some((model) => model.state === 'installing') ? INSTALLING_REFETCH_MS : false,
  })
}

export function useInstallVoice(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { isTrusted: boolean }) =>
      call('POST /api/admin/voices/:voice/install', { params: { voice: id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRemoveVoice(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/voices/:voice', { params: { voice: id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
