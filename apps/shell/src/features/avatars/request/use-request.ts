import type { TwinRequest } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { isOver } from './send-consent.ts'

type Asked =
  | { phase: 'asking' | 'closed' }
  | { phase: 'open'; request: TwinRequest }
  | { phase: 'fault'; error: unknown }

type Way = 'POST /api/twin-requests/read' | 'POST /api/twin-requests/read-withdrawal'

/** The consent that the token of a link is good for. `closed`: the link works no more. `fault`: it could not be found out. */
export function useRequest(way: Way, token: string): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ phase: token ? 'asking' : 'closed' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!token) return undefined
    let isLeft = false
    call(way, { body: { token } }).then(
      (request) => isLeft || setAsked({ phase: 'open', request }),
      (error: unknown) => isLeft || setAsked(isOver(error) ? { phase: 'closed' } : { phase: 'fault', error }),
    )
    return () => {
      isLeft = true
    }
  }, [way, token, tries])
  function retry() {
    setAsked({ phase: 'asking' })
    setTries((count) => count + 1)
  }
  return { ...asked, retry }
}
