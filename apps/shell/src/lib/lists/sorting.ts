import { useState } from 'react'

export type SortOrder = 'asc' | 'desc'

/** The sorting of a list: a column and a direction. */
export interface Sorting<Key extends string> {
  sort: Key
  order: SortOrder
}

/** A column that a list can be sorted by, and the way it is sorted first. */
export interface SortableBy<Key extends string> {
  key: Key
  first: SortOrder
}

/** Returns the sorting after a click on a column: another column starts in its own direction, the same one reverses. */
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
