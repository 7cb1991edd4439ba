import { t } from '@lingui/core/macro'
import type { Avatar, Vertical } from '@vitrine/contract'
import type { PresenterId } from '@vitrine/presenter/people'
import { currentBoot } from '../../lib/boot/boot.ts'

/**
 * Returns the line about a presenter. Those of stock presenters depend on the site's trade and are translated; others stay as
 * written.
 */
export function lineOf({ type, presenterId, line }: Pick<Avatar, 'type' | 'presenterId' | 'line'>): string {
  if (type !== 'stock') return line
  const lines: Partial<Record<string, string>> = linesOf[currentBoot().vertical]()
  return lines[presenterId] ?? line
}

const linesOf: Record<Vertical, () => Record<PresenterId, string>> = {
  tourism: () => ({
    maya: t`Resorts and beach`,
    daniel: t`City tours and business travel`,
    leila: t`Culture and heritage`,
    wei: t`Museums and city walks`,
    sofia: t`Family vacations`,
    tom: t`Countryside and walks`,
    amina: t`Hotels and hospitality`,
    kai: t`Adventure and eco`,
  }),
  property: () => ({
    maya: t`Villas and vacation homes`,
    daniel: t`City listings`,
    leila: t`Historic homes`,
    wei: t`Condos and new builds`,
    sofia: t`Family homes`,
    tom: t`Country houses`,
    amina: t`Apartments and rentals`,
    kai: t`Starter homes`,
  }),
}
