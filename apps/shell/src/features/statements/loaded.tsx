import type { UseQueryResult } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => Promise<unknown> }
  /** The message while loading fails, e.g. `Couldn’t load your payments.` */
  title: string
  /** The height of the loaded content, so that the layout does not shift. */
  height: string
  children: (data: Data) => ReactNode
}

/** Renders a query: a skeleton of its size while it is loading, the error when it fails. */
export function Loaded<Data>({ query, title, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState title={title} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton height={height} radius={token.radius.card} />
    </div>
  )
}
