import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshUser } from '../../lib/session/session.ts'

/** Refetches the current user when an impersonation expires. */
export function useVisitEnd(userId: string, endsAt: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => void refreshUser(client), Math.max(0, Date.parse(endsAt) - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [client, userId, endsAt])
}
