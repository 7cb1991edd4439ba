import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useNavigate } from 'react-router-dom'
import { noteSession, useBoot } from '../../kit/boot.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { forgetInvitation } from './invitation-token.ts'

interface NewAccount {
  username?: string
  password?: string
  newsletter?: boolean
}

/** Accepts the invitation, with a new account or as whoever is signed in, and leads to where the new role has its work. */
export function useAccept(invitationToken: string) {
  const { companyName } = useBoot().brand
  const navigate = useNavigate()
  const showToast = useToast()
  return useSubmit({
    send: (account: NewAccount) =>
      call('POST /auth/accept-invitation', { body: { token: invitationToken, ...account } }),
    onDone: ({ user }) => {
      forgetInvitation()
      noteSession(true)
      const name = isolated(user.username)
      showToast({
        title: t`Welcome, ${name}!`,
        description: t`Your account with ${companyName} is ready.`,
        tone: 'success',
      })
      void navigate(workplaceOf(user), { replace: true })
    },
    onRefused: (error) =>
      showToast({ title: t`Invitation Not Accepted`, description: acceptRefusal(error), tone: 'destructive' }),
  })
}

/** Whoever was invited to run a site begins there, and customers with their videos. */
export function workplaceOf({ role }: Pick<User, 'role'>): string {
  return role === 'partner' ? '/whitelabel-dashboard' : '/dashboard'
}

/** The sentence of the toast when an invitation was not accepted. */
export function acceptRefusal(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return t`The invitation could not be accepted. Please try again.`
  if (error.code === 'username-taken') return t`Username already exists. Please choose a different username.`
  return error.text
}
