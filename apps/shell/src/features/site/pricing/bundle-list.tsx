import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { BundleCard } from './bundle-card.tsx'

/** The tenant's bundles side by side; at most one of them is marked as the most popular. */
export function BundleList() {
  const { t } = useLingui()
  const { bundles } = useBoot().prices
  const hasTerm = new Set(bundles.map(({ expiryMonths }) => expiryMonths)).size > 1
  const popular = bundles.find((bundle) => bundle.popular)
  return (
    <Section
      title={t`Credit bundles`}
      text={
        <>
          <Trans>One-time, with or without a subscription.</Trans> <Validity />
        </>
      }
    >
      <List>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <BundleCard bundle={bundle} isPopular={bundle === popular} hasTerm={hasTerm} />
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Shows the validity of the credits if it is the same for all bundles; otherwise each card shows it. */
export function Validity() {
  const terms = new Set(useBoot().prices.bundles.map(({ expiryMonths }) => expiryMonths))
  const [months] = terms
  if (terms.size !== 1 || months === undefined) return null
  if (months === null) return <Trans>Credits never expire.</Trans>
  return (
    <Plural value={months} one="Bundle credits are valid for # month." other="Bundle credits are valid for # months." />
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[4]};
  padding-block-start: ${token.space[5]};
  > li {
    display: grid;
  }
`
