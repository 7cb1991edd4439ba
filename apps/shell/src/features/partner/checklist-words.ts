import { plural, t } from '@lingui/core/macro'
import type { ChecklistStep } from '@vitrine/contract'

interface StepWords {
  title: string
  text: string
  /** Where it is done, with the part of the tab behind a #; nowhere for what only others can do. */
  tab: string | undefined
}

/** What a step asks for, or what was found where it is done. */
export function stepWords({ name, isDone, found }: ChecklistStep): StepWords {
  const count = Number(found)
  const steps: Record<ChecklistStep['name'], StepWords> = {
    brand: {
      title: t`Name, logo and colours`,
      text: isDone ? t`version ${found} is published` : t`Make the site yours, then publish it.`,
      tab: 'branding',
    },
    domain: {
      title: t`Address`,
      text: isDone ? t`${found} answers over HTTPS` : t`Bring a domain of your own, such as videos.example.com.`,
      tab: 'domains',
    },
    prices: {
      title: t`Price list`,
      text: isDone ? t`${found} products` : t`Look at cost and margin, then set what your customers pay.`,
      tab: 'prices',
    },
    legal: {
      title: t`Legal texts`,
      text: isDone ? t`in the name of ${found}` : t`Fill in company and address: invoices and terms name them.`,
      tab: 'branding#legal',
    },
    team: {
      title: t`Team`,
      text: isDone
        ? plural(count - 1, { one: '# person besides you', other: '# people besides you' })
        : t`Invite somebody who helps you. It also is your way back in.`,
      tab: 'users',
    },
    customer: {
      title: t`First customer`,
      text: isDone
        ? plural(count, { one: '# customer', other: '# customers' })
        : t`Invite one, or send them your address.`,
      tab: 'users',
    },
    sale: {
      title: t`First sale`,
      text: isDone ? plural(count, { one: '# sale', other: '# sales' }) : t`Ticks itself when the first customer pays.`,
      tab: undefined,
    },
  }
  return steps[name]
}
