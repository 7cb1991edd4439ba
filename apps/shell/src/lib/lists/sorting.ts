import { useState } from 'react'

export type SortOrder = 'asc' | 'desc'

/** How a list is sorted: by one of its columns, up or down. */
export interface Sorting<Key extends string> {
  sort: Key
  order: SortOrder
}

/** A column that a list can be sorted by, and the way it is sorted first. */
export interface SortableBy<Key extends string> {
  key: Key
  first: SortOrder
}

/** What choosing a column does: another one begins its own way, the same one turns round. */
export function sortedBy<Key extends string>(now: Sorting<Key>, { key, first }: SortableBy<Key>): Sorting<Key> {
  if (now.sort !== key) return { sort: key, order: first }
  return { sort: key, order: now.order === 'asc' ? 'desc' : 'asc' }
}

export interface SortingState<Key extends string> {
  sorting: Sorting<Key>
  onSort: (sorting: Sorting<Key>) => void
}

/** The sorting of a list on the page, which begins with this one. */
export function useSorting<Key extends string>(first: Sorting<Key>): SortingState<Key> {
  const [sorting, onSort] = useState(first)
  return { sorting, onSort }
}
