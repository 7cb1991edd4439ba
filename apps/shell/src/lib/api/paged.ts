import type { InfiniteData } from '@tanstack/react-query'

interface ListPage<Item> {
  items: Item[]
  next: string | undefined
}

const firstPage: string | undefined = undefined

/** Returns the options with which `useInfiniteQuery` shows the pages of `callPage` as one list. */
export function paged<Item>() {
  return {
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: ListPage<Item>) => next,
    select: ({ pages }: InfiniteData<ListPage<Item>>) => pages.flatMap(({ items }) => items),
  }
}
