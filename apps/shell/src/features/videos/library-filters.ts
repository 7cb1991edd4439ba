import type { VideoStatus } from '@vitrine/contract'

/** What the library shows; it lives in the address, so that reload, Back and a shared link keep it. */
export interface LibraryFilters {
  q: string
  status: VideoStatus | ''
  sort: LibrarySort
}

export type LibrarySort = 'newest' | 'oldest' | 'title' | 'status'

export const statusChoices: readonly { value: VideoStatus | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
  { value: 'processing', label: 'Processing' },
  { value: 'ready', label: 'Ready' },
  { value: 'failed', label: 'Failed' },
]

export const sortChoices: readonly { value: LibrarySort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'title', label: 'Title' },
  { value: 'status', label: 'Status' },
]

// The call refuses a longer search.
const searchCharactersMax = 200

/** Reads the address. What it does not know falls back to the default instead of reaching the server. */
export function filtersFrom(params: URLSearchParams): LibraryFilters {
  const [status, sort] = [params.get('status'), params.get('sort')]
  return {
    q: (params.get('q') ?? '').trim().slice(0, searchCharactersMax),
    status: statusChoices.find(({ value }) => value === status)?.value ?? '',
    sort: sortChoices.find(({ value }) => value === sort)?.value ?? 'newest',
  }
}

/** The address of these filters; defaults stay out of it. */
export function paramsFrom({ q, status, sort }: LibraryFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  if (status) params.set('status', status)
  if (sort !== 'newest') params.set('sort', sort)
  return params
}

/** Whether the list is narrowed, so that an empty one means "no results" and not "no videos yet". */
export function isNarrowed({ q, status }: LibraryFilters): boolean {
  return q !== '' || status !== ''
}
