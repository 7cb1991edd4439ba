import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Bundle } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { areWhole, formatMoney } from '../../../lib/i18n/format.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'
import { TwinPrice } from './twin-price.tsx'
import { useTwinOffer } from './use-twin-offer.ts'

interface AddonPickerProps {
  bundleId: string | null
  hasTwin: boolean
  onBundle: (bundleId: string | null) => void
  onTwin: (hasTwin: boolean) => void
}

/** Extras of the subscription: one bundle, and a digital twin where sold. */
export function AddonPicker({ bundleId, hasTwin, onBundle, onTwin }: AddonPickerProps) {
  const { t } = useLingui()
  const { prices, sellsTwins } = useBoot()
  const twin = useTwinOffer()
  const twinCents = sellsTwins ? [twin.cents, twin.fullCents] : []
  const isShort = areWhole([...prices.bundles.map(({ priceCents }) => priceCents), ...twinCents])
  return (
    <>
      <Bundles>
        <legend>
          <Trans>Choose a credit bundle</Trans>
        </legend>
        <Row>
          <input type="radio" name="bundle" checked={bundleId === null} onChange={() => onBundle(null)} />
          <Dot aria-hidden="true" />
          <b>
            <Trans>No bundle</Trans>
          </b>
        </Row>
        {prices.bundles.map((bundle) => (
          <BundleRow
            key={bundle.id}
            bundle={bundle}
            isChosen={bundle.id === bundleId}
            isShort={isShort}
            onChoose={() => onBundle(bundle.id)}
          />
        ))}
      </Bundles>
      {sellsTwins && (
        <Checkbox
          checked={hasTwin}
          onChange={({ currentTarget }) => onTwin(currentTarget.checked)}
          label={
            <>
              <b>{t`Custom Digital Twin`}</b>
              <Small>
                <TwinPrice isShort={isShort} />
              </Small>
            </>
          }
        />
      )}
    </>
  )
}

interface BundleRowProps {
  bundle: Bundle
  isChosen: boolean
  /** Whether the prices of the list lose their cents. */
  isShort: boolean
  onChoose: () => void
}

function BundleRow({ bundle, isChosen, isShort, onChoose }: BundleRowProps) {
  const { currency } = useBoot().prices
  const { name, credits, priceCents, popular } = bundle
  const perMinute = formatMoney(priceCents / credits, { currency })
  return (
    <Row>
      <input type="radio" name="bundle" checked={isChosen} onChange={onChoose} />
      <Dot aria-hidden="true" />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {popular && (
          <Badge tone="brand">
            <Trans>Most Popular</Trans>
          </Badge>
        )}
        <Small>
          <Plural value={credits} one="# credit" other="# credits" />
          {' · '}
          <Trans>{perMinute} per minute</Trans>
        </Small>
      </span>
      <Price>{formatMoney(priceCents, { short: isShort, currency })}</Price>
    </Row>
  )
}

const Bundles = styled.fieldset`
  legend {
    margin-block-end: ${token.space[2]};
    padding: 0;
    font-weight: 600;
  }
`
const Small = styled.small`
  display: block;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Dot = styled.i`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${token.borderControl};
  border-radius: 50%;
  background: ${token.surface};
`
const Price = styled.span`
  margin-inline-start: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  cursor: pointer;
  & + & {
    margin-block-start: ${token.space[2]};
  }
  b {
    font-weight: 600;
  }
  input {
    ${hiddenVisually}
  }
  &:has(:checked) {
    border-color: ${token.primaryEdge};
    background: ${token.primarySubtle};
    ${Dot} {
      border: 6px solid ${token.primary};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`
