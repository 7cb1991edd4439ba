import { t } from '@lingui/core/macro'
import type { CreditBucket, CreditUsage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '../i18n/format.ts'
import { isolated } from '../i18n/isolated.ts'
import { useLive } from '../live/live.ts'

const usageKey = ['/api/credits/usage']

/** Fetches the person's credits, their buckets, and what expires soon. Refetches when their credits change. */
export function useCreditUsage({ enabled = true } = {}) {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void client.invalidateQueries({ queryKey: usageKey })
  })
  const queryFn = (): Promise<CreditUsage> => call('GET /api/credits/usage')
  return useQuery({ queryKey: usageKey, queryFn, enabled })
}

/** Returns the name of credits: the bundle's own name for bought ones. */
export function bucketName({ kind, name }: Pick<CreditBucket, 'kind' | 'name'>): string {
  if (kind === 'bundle' && name) return isolated(name)
  const names: Record<CreditBucket['kind'], string> = {
    signup: t`Free credits`,
    monthly: t`Monthly credits`,
    bundle: t`Bundle credits`,
    admin: t`Manually added`,
    refund: t`Refunded credits`,
  }
  return names[kind]
}

/** Until when credits last: `reset on Dec 4, 2026`, `valid until ...`, `never expire`. */
export function bucketEnd({ kind, expiresAt }: Pick<CreditBucket, 'expiresAt' | 'kind'>): string {
  if (!expiresAt) return t({ message: 'never expire', comment: 'Said of credits' })
  const day = formatDate(expiresAt)
  return kind === 'monthly'
    ? t({ message: `reset on ${day}`, comment: 'Said of credits' })
    : t({ message: `valid until ${day}`, comment: 'Said of credits' })
}

/** Whole days from now until then, at least one. */
export function daysUntil(iso: string, now: Date = new Date()): number {
  return Math.max(1, Math.ceil((Date.parse(iso) - now.getTime()) / 86_400_000))
}
