import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { UsageMonth } from '@vitrine/contract'
import type { BadgeTone } from '../../../kit/ui/badge.tsx'

/** `2026-11` -> `November 2026`. Months of bills are those of UTC, wherever one reads them. */
export function monthText(month: string): string {
  const shape = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(i18n.locale, shape).format(new Date(`${month}-01T00:00:00Z`))
}

/** A day of a bill, e.g. `Nov 30`. */
export function dayText(moment: string | number): string {
  return new Intl.DateTimeFormat(i18n.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(moment),
  )
}

/** The last day of the month that ends at a moment. */
export function lastDayText(endsAt: string): string {
  return dayText(Date.parse(endsAt) - 1)
}

/** How it stands with a bill, in a word. */
export function billState(state: UsageMonth['state']): { text: string; tone: BadgeTone } {
  const states: Record<UsageMonth['state'], { text: string; tone: BadgeTone }> = {
    running: { text: t`Draft`, tone: 'neutral' },
    closed: { text: t`Draft`, tone: 'neutral' },
    issued: { text: t({ message: 'open', comment: 'A bill that is not paid yet' }), tone: 'warn' },
    overdue: { text: t`overdue`, tone: 'bad' },
    paid: { text: t`paid`, tone: 'ok' },
  }
  return states[state]
}
