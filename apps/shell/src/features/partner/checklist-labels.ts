import { plural, t } from '@lingui/core/macro'
import type { ChecklistStep } from '@vitrine/contract'
import { formatCount } from '../../lib/i18n/format.ts'

interface StepWords {
  title: string
  text: string
  /** Link to the tab with its section behind a #; absent for steps that only others can complete. */
  tab: string | undefined
}

/** Returns the task of a step, or the findings about it. */
export function stepWords({ name, isDone, found: fact }: ChecklistStep): StepWords {
  const count = Number(fact)
  const found = name === 'brand' || name === 'prices' ? formatCount(count) : fact
  const steps: Record<ChecklistStep['name'], StepWords> = {
    brand: {
      title: t`Name, logo and colors`,
      text: isDone ? t`version ${found} is live` : t`Add your branding, then publish it.`,
      tab: 'branding',
    },
    domain: {
      title: t`Address`,
      text: isDone ? t`${found} is live over HTTPS` : t`Add your own domain, such as videos.example.com.`,
      tab: 'domains',
    },
    email: {
      title: t`Email sender`,
      text: isDone ? t`emails come from ${found}` : t`Send emails from your own domain.`,
      tab: 'mail',
    },
    prices: {
      title: t`Price list`,
      text: isDone ? t`${found} products` : t`Review costs and margins, then set your prices.`,
      tab: 'prices',
    },
    payouts: {
      title: t`Payouts`,
      text: isDone ? t`sales are paid to your account` : t`Connect the account that receives your payments.`,
      tab: 'billing',
    },
    legal: {
      title: t`Legal documents`,
      text: isDone ? t`on behalf of ${found}` : t`Add your company name and address for invoices and terms.`,
      tab: 'branding#legal',
    },
    team: {
      title: t`Team`,
      text: isDone
        ? plural(count - 1, { one: '# person besides you', other: '# people besides you' })
        : t`Invite a teammate. They can also help you regain access.`,
      tab: 'users',
    },
    customer: {
      title: t`First customer`,
      text: isDone
        ? plural(count, { one: '# customer', other: '# customers' })
        : t`Invite a customer, or share your site’s address.`,
      tab: 'users',
    },
    sale: {
      title: t`First sale`,
      text: isDone ? plural(count, { one: '# sale', other: '# sales' }) : t`Completes when your first customer pays.`,
      tab: undefined,
    },
  }
  return steps[name]
}
