import type { FeedChange, FeedInterval, ListingFeed } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const listKey = ['/api/feeds']
const LISTINGS_AT_ONCE = 20

export function useFeeds() {
  return useQuery({
    queryKey: listKey,
    queryFn: async (): Promise<ListingFeed[]> => (await call('GET /api/feeds')).items,
    staleTime: 0,
  })
}

/** Returns the actions on feeds. They invalidate the lists of feeds and batches. */
export function useFeedActions() {
  const client = useQueryClient()
  const onSettled = async () => {
    await Promise.all([listKey, ['/api/batches']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return {
    add: useMutation({
      mutationFn: (body: { url: string; everyHours: FeedInterval }) => call('POST /api/feeds', { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string; isActive?: boolean; everyHours?: FeedInterval }) =>
        call('PATCH /api/feeds/:id', { params: { id }, body }),
      onSettled,
    }),
    refresh: useMutation({
      mutationFn: (id: string) => call('POST /api/feeds/:id/refresh', { params: { id } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('DELETE /api/feeds/:id', { params: { id } }),
      onSettled,
    }),
  }
}

/** Fetches the listings of a feed with this `change` in the last fetch, page by page. */
export function useListings(id: string, change: FeedChange) {
  return useInfiniteQuery({
    queryKey: [...listKey, id, change],
    queryFn: ({ pageParam }) =>
      call('GET /api/feeds/:id/listings', {
        params: { id },
        query: { change, limit: LISTINGS_AT_ONCE, cursor: pageParam || undefined },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}
