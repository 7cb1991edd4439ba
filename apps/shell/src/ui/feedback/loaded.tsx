import type { UseQueryResult } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => Promise<unknown> }
  /** The message when loading fails. */
  title: string
  /** The height of the loaded content as a CSS length, so that the layout does not shift. */
  height?: string
  children: (data: Data) => ReactNode
}

/** Renders a query: a skeleton while it is loading, the error when it fails. */
export function Loaded<Data>({ query, title, height = '320px', children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState title={title} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Busy aria-busy="true">
      <Skeleton height={height} radius={token.radius.card} />
    </Busy>
  )
}

const Busy = styled.div`
  inline-size: 100%;
`
