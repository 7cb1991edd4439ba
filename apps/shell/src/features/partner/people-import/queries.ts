import type { ImportPlan, PeopleImport } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../../kit/live.ts'

const importsAtOnce = 10
const rowsAtOnce = 25
const importsKey = ['/api/whitelabel/users/import']
const listKey = [...importsKey, 'list']
const oneKey = (id: string) => [...importsKey, 'one', id]
const runningMs = 2000
const mailsMs = 10_000

/** Asks anew when rows were taken up. Colleagues do not hear of that, so a running import is asked for as well. */
export function useImport(id: string) {
  const client = useQueryClient()
  const isDown = useLiveState() === 'paused'
  useLive((message) => {
    if (message.type === 'import_update') void client.invalidateQueries({ queryKey: importsKey })
  })
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => call('GET /api/whitelabel/users/import/:id', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.state === 'running' || isDown) return runningMs
      return data && data.mailsWaiting > 0 ? mailsMs : false
    },
  })
}

/** The imports of this site, newest first, a part at a time. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/users/import', { query: { limit: importsAtOnce, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

/** What became of the rows, a part at a time. `isFresh` changes with the import, so that the rows follow it. */
export function useImportRows(id: string, which: 'invited' | 'refused', isFresh: string) {
  return useInfiniteQuery({
    queryKey: [...oneKey(id), 'rows', which, isFresh],
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/users/import/:id/rows', {
        params: { id },
        query: { which, after: pageParam, limit: rowsAtOnce },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  })
}

/** Brings a file; answers the import that it begins. */
export function useUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call('POST /api/whitelabel/users/import', { query: { name: file.name }, body: file }),
    onSuccess: (one) => keep(client, one),
  })
}

/** What can be done with an import. */
export function useImportActions(id: string) {
  const client = useQueryClient()
  const params = { id }
  const onSuccess = (one: PeopleImport) => keep(client, one)
  return {
    check: useMutation({
      mutationFn: (body: ImportPlan) => call('POST /api/whitelabel/users/import/:id/check', { params, body }),
      onSuccess: () => client.invalidateQueries({ queryKey: oneKey(id) }),
    }),
    start: useMutation({
      mutationFn: () => call('POST /api/whitelabel/users/import/:id/start', { params }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: () => call('POST /api/whitelabel/users/import/:id/cancel', { params }),
      onSuccess,
    }),
  }
}

function keep(client: ReturnType<typeof useQueryClient>, one: PeopleImport): void {
  client.setQueryData(oneKey(one.id), one)
  void client.invalidateQueries({ queryKey: listKey })
}

/** The address of the file with the rows that were not taken. */
export function rowsPath(id: string): string {
  return `/api/whitelabel/users/import/${id}/rows.csv`
}

export function importAddress(id: string): string {
  return `/whitelabel-dashboard?tab=users&import=${id}`
}
