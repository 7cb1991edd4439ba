import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { cacheUser, userKey } from './session.ts'
import { useToast } from '../toast/toast.ts'

/** Signs out without leaving the page. Nothing that was fetched for the person stays in the cache. */
export function useLogout() {
  const { t } = useLingui()
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: () => call('POST /auth/logout'),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
      cacheUser(client, null)
      showToast({ title: t`Logged Out` })
    },
    onError: () =>
      showToast({ title: t`Error`, description: t`You’re still signed in. Please try again.`, tone: 'destructive' }),
  })
}
