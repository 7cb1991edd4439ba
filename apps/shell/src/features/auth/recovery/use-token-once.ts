import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Returns the token and removes it from the address, so that no history, bookmark or screenshot contains it. */
export function useTokenOnce(): string {
  const [address, setAddress] = useSearchParams()
  const [linkToken] = useState(() => address.get('token') ?? '')
  const isShown = address.has('token')
  useEffect(() => {
    if (isShown) setAddress({}, { replace: true })
  }, [isShown, setAddress])
  return linkToken
}

/** Like `useTokenOnce`, for links whose person may have to sign in first: the token is kept while this tab is open. */
export function useTokenOfTab(storageKey: string): string {
  const linkToken = useTokenOnce()
  const [keptToken] = useState(() => linkToken || (sessionStorage.getItem(storageKey) ?? ''))
  useEffect(() => {
    if (keptToken) sessionStorage.setItem(storageKey, keptToken)
  }, [storageKey, keptToken])
  return keptToken
}
