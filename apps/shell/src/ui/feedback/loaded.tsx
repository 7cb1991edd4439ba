import type { UseQueryResult } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => Promise<unknown> }
  /** The message when loading fails. */
  title: string
  children: (data: Data) => ReactNode
}

/** Renders a query: a skeleton while it is loading, the error when it fails. */
export function Loaded<Data>({ query, title, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState title={title} error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton height="320px" radius={token.radius.card} />
}
