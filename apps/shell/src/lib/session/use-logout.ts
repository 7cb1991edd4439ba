import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { cacheUser } from './session.ts'
import { useToast } from '../toast/toast.ts'

/** Signs out without leaving the page. */
export function useLogout() {
  const { t } = useLingui()
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: () => call('POST /auth/logout'),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/') })
      cacheUser(client, null)
      showToast({ title: t`Logged Out` })
    },
    onError: () =>
      showToast({ title: t`Error`, description: t`You’re still signed in. Please try again.`, tone: 'destructive' }),
  })
}
