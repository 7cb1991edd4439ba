import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'
import { personName } from '../../lib/session/session.ts'
import { firstNameOf } from '../../lib/text/names.ts'

const DAY_MS = 86_400_000

/** The heading of the dashboard. An account of less than a day is not welcomed back. */
export function greeting(user: User, now: Date): string {
  const firstName = isolated(firstNameOf(personName(user)))
  const isNew = now.getTime() - Date.parse(user.createdAt) < DAY_MS
  return isNew ? t`Welcome, ${firstName}!` : t`Welcome back, ${firstName}!`
}
