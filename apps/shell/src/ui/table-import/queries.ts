import type { LiveMessage } from '@vitrine/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive, useLiveState } from '../../lib/live/live.ts'

const importsAtOnce = 10

interface ImportCalls<One, Plan, Check> {
  /** The address of the calls, which is the key of what they answer as well. */
  path: string
  list(query: { limit: number; cursor: string | undefined }): Promise<{ items: One[]; nextCursor: string | null }>
  get(params: { id: string }): Promise<One>
  upload(query: { name: string }, file: File): Promise<One>
  check(params: { id: string }, plan: Plan): Promise<Check>
  start(params: { id: string }): Promise<One>
  cancel(params: { id: string }): Promise<One>
  /** Live messages after which imports may have changed. */
  news: readonly LiveMessage['type'][]
  /** Returns the interval of polling an import in milliseconds. `isDown` is true while the socket is disconnected. */
  refetchMs(one: One | undefined, isDown: boolean): number | false
}

export type ImportQueries<One extends { id: string }, Plan, Check> = ReturnType<
  typeof createImportQueries<One, Plan, Check>
>

/** Makes the hooks of one kind of import. */
export function createImportQueries<One extends { id: string }, Plan, Check>(calls: ImportCalls<One, Plan, Check>) {
  const { path, news, refetchMs } = calls
  const listKey = [path, 'list']
  const oneKey = (id: string) => [path, 'one', id]
  return { path, oneKey, useOne, useList, useUpload, useActions }

  function useNews(): boolean {
    const client = useQueryClient()
    useLive(({ type }) => {
      if (news.includes(type)) void client.invalidateQueries({ queryKey: [path] })
    })
    return useLiveState() === 'paused'
  }

  function useOne(id: string) {
    const isDown = useNews()
    return useQuery({
      queryKey: oneKey(id),
      queryFn: () => calls.get({ id }),
      staleTime: 0,
      refetchInterval: ({ state }) => refetchMs(state.data, isDown),
    })
  }

  /** Newest first, a part at a time. */
  function useList() {
    const isDown = useNews()
    return useInfiniteQuery({
      queryKey: listKey,
      queryFn: ({ pageParam }) => calls.list({ limit: importsAtOnce, cursor: pageParam || undefined }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      refetchInterval: refetchMs(undefined, isDown),
    })
  }

  /** Uploads a file and returns the import that it begins. */
  function useUpload() {
    const keep = useKeep()
    return useMutation({ mutationFn: (file: File) => calls.upload({ name: file.name }, file), onSuccess: keep })
  }

  function useActions(id: string) {
    const client = useQueryClient()
    const keep = useKeep()
    return {
      check: useMutation({
        mutationFn: (plan: Plan) => calls.check({ id }, plan),
        onSuccess: () => client.invalidateQueries({ queryKey: oneKey(id) }),
      }),
      start: useMutation({ mutationFn: () => calls.start({ id }), onSuccess: keep }),
      cancel: useMutation({ mutationFn: () => calls.cancel({ id }), onSuccess: keep }),
    }
  }

  function useKeep(): (one: One) => void {
    const client = useQueryClient()
    return (one) => {
      client.setQueryData(oneKey(one.id), one)
      void client.invalidateQueries({ queryKey: listKey })
    }
  }
}
