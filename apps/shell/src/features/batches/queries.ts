import type { Batch, BatchPlan } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../kit/live.ts'

const batchesAtOnce = 10
const listKey = ['/api/batches', 'list']
const oneKey = (id: string) => ['/api/batches', 'one', id]
const pollMs = 5000

/** Asks anew when a row was taken up or a video of the person changed; every few seconds only while the socket is down. */
function useFreshBatches() {
  const client = useQueryClient()
  useLive(({ type }) => {
    if (type === 'batch_update' || type === 'video_status_update')
      void client.invalidateQueries({ queryKey: ['/api/batches'] })
  })
  return useLiveState() === 'paused' ? pollMs : false
}

/** The person's batches, newest first, a part at a time. */
export function useBatches() {
  const refetchInterval = useFreshBatches()
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/batches', { query: { limit: batchesAtOnce, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  })
}

export function useBatch(id: string) {
  const refetchInterval = useFreshBatches()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => call('GET /api/batches/:id', { params: { id } }),
    refetchInterval,
  })
}

/** Brings a file; answers the batch that it begins. */
export function useUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call('POST /api/batches', { query: { name: file.name }, body: file }),
    onSuccess: (batch) => keep(client, batch),
  })
}

/** What can be done with a batch. */
export function useBatchActions(id: string) {
  const client = useQueryClient()
  const params = { id }
  const onSuccess = (batch: Batch) => keep(client, batch)
  return {
    check: useMutation({
      mutationFn: (body: BatchPlan) => call('POST /api/batches/:id/check', { params, body }),
      onSuccess: () => client.invalidateQueries({ queryKey: oneKey(id) }),
    }),
    start: useMutation({ mutationFn: () => call('POST /api/batches/:id/start', { params }), onSuccess }),
    cancel: useMutation({ mutationFn: () => call('POST /api/batches/:id/cancel', { params }), onSuccess }),
  }
}

function keep(client: ReturnType<typeof useQueryClient>, batch: Batch): void {
  client.setQueryData(oneKey(batch.id), batch)
  void client.invalidateQueries({ queryKey: listKey })
}

/** The address of a file with rows of a batch. */
export function rowsPath(id: string, which: 'made' | 'refused'): string {
  return `/api/batches/${id}/rows.csv?which=${which}`
}
