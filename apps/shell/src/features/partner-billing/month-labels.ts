import { t } from '@lingui/core/macro'
import type { UsageMonth } from '@vitrine/contract'
import { formatBillDay, formatCount } from '../../lib/i18n/format.ts'
import type { BadgeTone } from '../../ui/feedback/badge.tsx'

/** The last day of the month that ends at a moment. */
export function lastDayText(endsAt: string): string {
  return formatBillDay(Date.parse(endsAt) - 1)
}

/** Why a month includes less than the plan says. */
export function proratedText(part: NonNullable<UsageMonth['part']>): string {
  const [days, of] = [formatCount(part.days), formatCount(part.of)]
  return t`Prorated for your first month: ${days} of ${of} days`
}

/** Returns the label and the colour of an invoice's state. */
export function billState(state: UsageMonth['state']): { text: string; tone: BadgeTone } {
  const states: Record<UsageMonth['state'], { text: string; tone: BadgeTone }> = {
    running: { text: t`Draft`, tone: 'neutral' },
    closed: { text: t`Draft`, tone: 'neutral' },
    issued: { text: t({ message: 'open', comment: 'An invoice that is not paid yet' }), tone: 'warn' },
    overdue: { text: t`past due`, tone: 'bad' },
    paid: { text: t`paid`, tone: 'ok' },
  }
  return states[state]
}
