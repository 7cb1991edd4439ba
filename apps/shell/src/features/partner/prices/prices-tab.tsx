import { t } from '@lingui/core/macro'
import { useUser } from '../../../lib/session/session.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { usePartner } from '../queries.ts'
import { mayAdminister } from '../../../lib/session/effective-role.ts'
import { PriceEditor } from './price-editor.tsx'
import { usePrices } from './queries.ts'

/** The price list for customers, with costs and the date from which it applies. */
export function PricesTab() {
  const { data: user } = useUser()
  const list = usePrices()
  return (
    <Loaded query={usePartner()} title={t`Couldn’t load your plan.`}>
      {(partner) => (
        <Loaded query={list} title={t`Couldn’t load your price list.`}>
          {(prices) => (
            <PriceEditor
              // A newer saved version restarts the form.
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
