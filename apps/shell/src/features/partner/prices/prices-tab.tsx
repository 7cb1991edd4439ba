import { t } from '@lingui/core/macro'
import { useUser } from '../../../lib/session/session.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { usePartner } from '../queries.ts'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { PriceEditor } from './price-editor.tsx'
import { usePrices } from './queries.ts'

/** What customers pay, beside what it costs, and from when on. */
export function PricesTab() {
  const { data: user } = useUser()
  const list = usePrices()
  return (
    <Loaded query={usePartner()} title={t`Couldn’t load your plan.`}>
      {(partner) => (
        <Loaded query={list} title={t`Couldn’t load your price list.`}>
          {(prices) => (
            <PriceEditor
              // What was saved meanwhile, here or by somebody else, is begun from anew.
              key={`${prices.effectiveAt} ${prices.planned?.effectiveAt ?? ''} ${prices.freeCredits}`}
              list={prices}
              partner={partner}
              isLocked={!user || !mayAdminister(user)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
