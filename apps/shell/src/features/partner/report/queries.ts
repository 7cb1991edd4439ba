import { call } from '@vitrine/contract/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Sorting } from '../../../lib/lists/sorting.ts'
import type { Days } from './period.ts'

const reportKey = ['/api/whitelabel/report']
const firstPage: string | undefined = undefined
const rowsAtOnce = 10

/** The business of a period, and of the one before it. */
export function useReport(days: Days) {
  return useQuery({
    queryKey: [...reportKey, days],
    queryFn: () => call('GET /api/whitelabel/report', { query: days }),
    placeholderData: keepPreviousData,
  })
}

export type ReportVideoSort = 'views' | 'clicks' | 'leads'

export function useReportVideos(days: Days, sorting: Sorting<ReportVideoSort>) {
  return useInfiniteQuery({
    queryKey: [...reportKey, 'videos', days, sorting],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/whitelabel/report/videos', { query: { ...days, ...sorting, limit: rowsAtOnce, cursor } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })
}

export type ReportPersonSort = 'revenue' | 'videos' | 'views'

export function useReportPeople(days: Days, sorting: Sorting<ReportPersonSort>) {
  return useInfiniteQuery({
    queryKey: [...reportKey, 'people', days, sorting],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/whitelabel/report/people', { query: { ...days, ...sorting, limit: rowsAtOnce, cursor } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })
}
