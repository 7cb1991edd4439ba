import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useNavigate } from 'react-router-dom'
import { recordSignIn, useBoot } from '../../../lib/boot/boot.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { clearInvitationToken } from './invitation-token.ts'

interface NewAccount {
  username?: string
  password?: string
  newsletter?: boolean
}

/** Accepts the invitation with a new account or the signed-in one, and opens the start screen of the new role. */
export function useAccept(invitationToken: string) {
  const { companyName } = useBoot().brand
  const navigate = useNavigate()
  const showToast = useToast()
  return useSubmit({
    send: (account: NewAccount) =>
      call('POST /auth/accept-invitation', { body: { token: invitationToken, ...account } }),
    onDone: ({ user }) => {
      clearInvitationToken()
      recordSignIn()
      const name = isolated(user.username)
      showToast({
        title: t`Welcome, ${name}!`,
        description: t`Your ${companyName} account is ready.`,
        tone: 'success',
      })
      void navigate(workplaceOf(user), { replace: true })
    },
    onRefused: (error) =>
      showToast({ title: t`Invitation not accepted`, description: acceptProblem(error), tone: 'destructive' }),
  })
}

/** Returns where a person begins: the team at its dashboard, customers at their videos. */
export function workplaceOf({ role }: Pick<User, 'role'>): string {
  return role === 'partner' ? '/whitelabel-dashboard' : '/dashboard'
}

/** The sentence of the toast when an invitation was not accepted. */
export function acceptProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return t`Couldn’t accept the invitation. Please try again.`
  if (error.code === 'username-taken') return t`Username already exists. Please choose a different username.`
  return error.text
}
