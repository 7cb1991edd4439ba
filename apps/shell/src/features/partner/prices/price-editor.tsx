import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PartnerPrices, WhitelabelPartner } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Columns } from '../../../ui/partner-dashboard/columns.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { type CostBasis, CostChoice, costsOf } from './cost-choice.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceLosses } from './price-losses.tsx'
import { PricePreview } from './price-preview.tsx'
import { PriceRow } from './price-row.tsx'
import { PriceRules } from './price-rules.tsx'
import { PriceStart } from './price-start.tsx'
import { usePriceForm } from './use-price-form.ts'

const BUNDLES_MAX = 8

interface PriceEditorProps {
  list: PartnerPrices
  partner: WhitelabelPartner
  isLocked: boolean
}

/** The price list with cost, price and margin side by side, and the pricing page as it would look. */
export function PriceEditor({ list, partner, isLocked }: PriceEditorProps) {
  const state = usePriceForm(list)
  const [basis, setBasis] = useState<CostBasis>({ isWithinPlan: false, speechCents: 0 })
  const { form } = state
  const { sellsTwins } = useBoot()
  // The price of a twin is kept for the day on which twins are sold.
  const rows = form.rows.filter(({ kind }) => kind !== 'twin' || sellsTwins)
  const costs = costsOf(partner, basis)
  const bundles = form.rows.filter(({ kind }) => kind === 'bundle').length
  return (
    <>
      {list.planned && <Planned planned={list.planned} />}
      <Panel
        title={t`Your price list`}
        aside={partner.overagePrice !== null && <CostChoice partner={partner} basis={basis} onChange={setBasis} />}
      >
        <Lead>
          {costs && <Trans>Your prices and your cost, assuming each credit becomes a one-minute video.</Trans>}{' '}
          <Trans>The pricing page, checkout and FAQ use these prices.</Trans>
        </Lead>
        <fieldset disabled={isLocked}>
          <Rows>
            {rows.map((row) => (
              <PriceRow key={row.key} row={row} state={state} costs={costs} isLast={bundles === 1} />
            ))}
          </Rows>
          {bundles < BUNDLES_MAX && !isLocked && (
            <Button variant="ghost" icon={<Plus size={18} aria-hidden="true" />} onClick={state.addBundle}>
              <Trans>Add bundle</Trans>
            </Button>
          )}
        </fieldset>
        <PriceLosses form={{ ...form, rows }} costs={costs} />
      </Panel>
      <fieldset disabled={isLocked}>
        <Columns>
          <PriceStart state={state} />
          <PriceRules state={state} />
        </Columns>
      </fieldset>
      <PricePreview form={form} list={list} />
      {!isLocked && <PriceBar state={state} />}
    </>
  )
}

function Planned({ planned }: { planned: NonNullable<PartnerPrices['planned']> }) {
  const day = formatDate(planned.effectiveAt)
  return (
    <Note>
      <Trans>A new price list takes effect on {day}. Saving now replaces it.</Trans>
    </Note>
  )
}

const Lead = styled.p`
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
const Rows = styled.ul`
  margin-block: ${token.space[3]};
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
`
