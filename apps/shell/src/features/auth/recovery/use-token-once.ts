import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Reads the token and takes it out of the address, so that it stands in no history, bookmark or screenshot. */
export function useTokenOnce(): string {
  const [address, setAddress] = useSearchParams()
  const [linkToken] = useState(() => address.get('token') ?? '')
  const isShown = address.has('token')
  useEffect(() => {
    if (isShown) setAddress({}, { replace: true })
  }, [isShown, setAddress])
  return linkToken
}
