import { t } from '@lingui/core/macro'
import type { SpokenLanguage, VideoStatus } from '@vitrine/contract'
import { spokenLanguages } from '../../../lib/i18n/language-name.ts'
import { statusName } from '../card/status-name.ts'

/** Filters of the library, stored in the address so that reload, Back and shared links keep them. */
export interface LibraryFilters {
  q: string
  status: VideoStatus | ''
  sort: LibrarySort
  language: SpokenLanguage | ''
  avatarId: string
  /** The first and the last day on which a video was made, e.g. `2026-11-22`. */
  from: string
  to: string
}

/** The views of the library. */
export type LibraryView = 'grid' | 'list' | 'trash'

export type LibrarySort = 'newest' | 'oldest' | 'title' | 'status'

const statuses: readonly LibraryFilters['status'][] = ['', 'pending', 'processing', 'ready', 'failed']
const sorts: readonly LibrarySort[] = ['newest', 'oldest', 'title', 'status']

/** Returns the options of the status filter; the empty value shows everything. */
export function statusChoices(): { value: string; label: string }[] {
  return statuses.map((value) => ({ value, label: value ? statusName(value) : t`All statuses` }))
}

/** The orders of the list. */
export function sortChoices(): { value: string; label: string }[] {
  const labels: Record<LibrarySort, string> = {
    newest: t({ message: 'Newest', comment: 'Order of videos: the newest first' }),
    oldest: t({ message: 'Oldest', comment: 'Order of videos: the oldest first' }),
    title: t`Title`,
    status: t`Status`,
  }
  return sorts.map((value) => ({ value, label: labels[value] }))
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// The call refuses a longer search.
const searchCharactersMax = 200

/** Reads the address. What it does not know falls back to the default instead of reaching the server. */
export function filtersFrom(params: URLSearchParams): LibraryFilters {
  const [status, sort] = [params.get('status'), params.get('sort')]
  return {
    q: (params.get('q') ?? '').trim().slice(0, searchCharactersMax),
    status: statuses.find((known) => known === status) ?? '',
    sort: sorts.find((known) => known === sort) ?? 'newest',
    language: spokenLanguages.find((known) => known === params.get('language')) ?? '',
    avatarId: idPattern.exec(params.get('presenter') ?? '')?.[0] ?? '',
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
  }
}

export function viewFrom(params: URLSearchParams): LibraryView {
  const view = params.get('view')
  return view === 'list' || view === 'trash' ? view : 'grid'
}

function dayFrom(text: string | null): string {
  return text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}

/** Returns the query of the list call, with days of the browser's time zone as timestamps. */
export function queryOf({ from, to, ...rest }: Partial<LibraryFilters>): Record<string, string> {
  const moments = { from: from && startOfDay(from, 0), before: to && startOfDay(to, 1) }
  const pairs = Object.entries({ ...rest, ...moments }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return Object.fromEntries(pairs) as Record<string, string>
}

function startOfDay(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

/** The address of these filters; defaults stay out of it. */
export function paramsFrom(
  { q, status, sort, language, avatarId, from, to }: LibraryFilters,
  view: LibraryView = 'grid',
): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q.trim())
  if (status) params.set('status', status)
  if (sort !== 'newest') params.set('sort', sort)
  if (language) params.set('language', language)
  if (avatarId) params.set('presenter', avatarId)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  if (view !== 'grid') params.set('view', view)
  return params
}

/** Whether the list is narrowed, so that an empty one means "no results" and not "no videos yet". */
export function isNarrowed(filters: LibraryFilters): boolean {
  return filters.q !== '' || filters.status !== '' || countFurther(filters) > 0
}

/** Returns the number of active filters in the collapsed section. */
export function countFurther({ language, avatarId, from, to }: LibraryFilters): number {
  return [language, avatarId, from || to].filter(Boolean).length
}
