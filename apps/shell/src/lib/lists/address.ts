import { useSearchParams } from 'react-router-dom'
import type { Sorting, SortingState, SortOrder } from './sorting.ts'

// The calls refuse a longer search.
const searchCharactersMax = 200

/** The allowed values, or their pattern. */
type Known = readonly string[] | RegExp

interface ListAddressOptions<Name extends string, Key extends string> {
  /** The values that each filter knows, besides none. */
  filters: Record<Name, Known>
  sorts: readonly Key[]
  first: Sorting<Key>
}

type ListFilter<Name extends string> = Record<Name | 'q', string>

export interface ListAddress<Name extends string, Key extends string> extends SortingState<Key> {
  filter: ListFilter<Name>
  isNarrowed: boolean
  change: (patch: Partial<ListFilter<Name>>) => void
  clear: () => void
}

/**
 * Returns the filters and the sorting of a list. The address stores them, so that reload, Back and a copied
 * link keep them. Other parameters are left alone, and unknown values are ignored.
 */
export function useListAddress<Name extends string, Key extends string>(
  options: ListAddressOptions<Name, Key>,
): ListAddress<Name, Key> {
  const [params, setParams] = useSearchParams()
  const { filters, first } = options
  const names = ['q', ...Object.keys(filters)] as (Name | 'q')[]
  const filter = filterFrom(params, filters)
  const sorting = sortingFrom(params, options)

  function put(patch: Record<string, string>): void {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(patch)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace: true })
  }

  return {
    filter,
    sorting,
    isNarrowed: names.some((name) => filter[name] !== ''),
    change: (patch) => put(patch as Record<string, string>),
    clear: () => put(Object.fromEntries(names.map((name) => [name, '']))),
    onSort: ({ sort, order }) => {
      const isFirst = sort === first.sort && order === first.order
      put(isFirst ? { sort: '', order: '' } : { sort, order })
    },
  }
}

function filterFrom<Name extends string>(params: URLSearchParams, filters: Record<Name, Known>) {
  const chosen = (Object.entries(filters) as [Name, Known][]).map(([name, known]) => {
    const value = params.get(name) ?? ''
    return [name, (known instanceof RegExp ? known.test(value) : known.includes(value)) ? value : '']
  })
  const q = (params.get('q') ?? '').trim().slice(0, searchCharactersMax)
  return { ...Object.fromEntries(chosen), q } as ListFilter<Name>
}

function sortingFrom<Name extends string, Key extends string>(
  params: URLSearchParams,
  { sorts, first }: ListAddressOptions<Name, Key>,
): Sorting<Key> {
  const sort = sorts.find((known) => known === params.get('sort'))
  const order = (['asc', 'desc'] as const).find((known): known is SortOrder => known === params.get('order'))
  return sort ? { sort, order: order ?? first.order } : first
}
