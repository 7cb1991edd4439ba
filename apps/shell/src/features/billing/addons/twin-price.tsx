import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatMoney, formatPercent } from '../../../lib/i18n/format.ts'
import { lipsText } from '../../../lib/text/twins.ts'
import { useTwinOffer } from './use-twin-offer.ts'

/**
 * The price of another digital twin, what its lips do, and the discount for owning one. With `isShort` a whole amount loses
 * its cents, as the other prices of the list around it do.
 */
export function TwinPrice({ isShort }: { isShort: boolean }) {
  const boot = useBoot()
  const { currency } = boot.prices
  const { cents, fullCents, percentOff } = useTwinOffer()
  const money = (amount: number) => formatMoney(amount, { short: isShort, currency })
  const [price, percent] = [money(cents), formatPercent(percentOff)]
  if (cents < fullCents)
    return (
      <>
        <Before>{money(fullCents)}</Before>{' '}
        <Trans>
          {price} one-time: {percent} off your next twin
        </Trans>
      </>
    )
  return (
    <>
      <Trans>{price} one-time, from a 2-minute recording</Trans>
      {' · '}
      {lipsText(boot)}
      {percentOff > 0 && (
        <>
          {' · '}
          <Trans>{percent} off each additional twin</Trans>
        </>
      )}
    </>
  )
}

const Before = styled.s`
  color: ${token.textMuted};
`
