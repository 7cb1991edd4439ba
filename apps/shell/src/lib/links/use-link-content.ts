import { ApiError } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'

/** `closed`: the link works no more. `fault`: it could not be found out. */
type State<Content> =
  | { phase: 'asking' | 'closed' }
  | { phase: 'open'; content: Content }
  | { phase: 'fault'; error: unknown }

export type LinkContent<Content> = State<Content> & { retry: () => void }

/**
 * Fetches what the token of a link from an email leads to. `read` must stay the same function between renders. `retry` fetches
 * again after an error.
 */
export function useLinkContent<Content>(
  token: string,
  read: (token: string) => Promise<Content>,
): LinkContent<Content> {
  const [state, setState] = useState<State<Content>>({ phase: token ? 'asking' : 'closed' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!token) return undefined
    let isLeft = false
    read(token).then(
      (content) => isLeft || setState({ phase: 'open', content }),
      (error: unknown) => isLeft || setState(isClosed(error) ? { phase: 'closed' } : { phase: 'fault', error }),
    )
    return () => {
      isLeft = true
    }
  }, [token, read, tries])
  function retry() {
    setState({ phase: 'asking' })
    setTries((count) => count + 1)
  }
  return { ...state, retry }
}

/** Whether the error means that the link works no more. */
export const isClosed = (error: unknown) => error instanceof ApiError && [400, 422].includes(error.status)
