import { Trans, useLingui } from '@lingui/react/macro'
import { type WhitelabelPlan, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Amount } from '../amount.tsx'

/** The three plans beside each other, row by row. */
export function PlanColumns() {
  return (
    <Wrap>
      <Columns>
        {whitelabelPlans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </Columns>
    </Wrap>
  )
}

function Plan({ plan }: { plan: WhitelabelPlan }) {
  const { salesEmail } = useBoot()
  const { name, priceCents } = plan
  const isPopular = plan.id === 'pro'
  return (
    <li>
      <Head>
        <h2>{name}</h2>
        {isPopular && (
          <Badge tone="brand">
            <Trans>Most Popular</Trans>
          </Badge>
        )}
      </Head>
      <p>
        <Purpose id={plan.id} />
      </p>
      <Amount unit={<Trans>per month</Trans>}>{formatMoney(priceCents, { short: true })}</Amount>
      <Facts plan={plan} />
      <LinkButton
        block
        variant={isPopular ? 'primary' : 'secondary'}
        href={mailLink(salesEmail, inquirySubject(name))}
        icon={<Mail size={18} aria-hidden="true" />}
      >
        <Trans>Contact Sales</Trans>
      </LinkButton>
    </li>
  )
}

/** The subject of an email to the sales team, in English because they read it. */
export function inquirySubject(planName: string): string {
  return `${planName} - Whitelabel Partnership Inquiry`
}

function Purpose({ id }: Pick<WhitelabelPlan, 'id'>) {
  if (id === 'growth') return <Trans>For a first market: one brand, one city, one team.</Trans>
  if (id === 'pro') return <Trans>For agencies that sell every week.</Trans>
  return <Trans>For networks with many offices.</Trans>
}

function Facts({ plan }: { plan: WhitelabelPlan }) {
  const { t } = useLingui()
  const { sellsTwins } = useBoot()
  const { priceCents, videosIncluded, overageCents, twinCents } = plan
  const twinsIncluded = formatCount(plan.twinsIncluded)
  const twins: [string, string][] = [
    [t`Digital twins included`, plan.twinsIncluded === 0 ? t`None` : t`${twinsIncluded} per month`],
    [t`Each additional twin`, formatMoney(twinCents)],
  ]
  return (
    <FactList
      facts={[
        [t`Videos included`, formatCount(videosIncluded)],
        [t`Each additional video`, formatMoney(overageCents)],
        ...(sellsTwins ? twins : []),
        [t`Cost per included video`, formatMoney(Math.round(priceCents / videosIncluded))],
      ]}
    />
  )
}

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${token.borderControl};
  > li {
    display: grid;
    align-content: start;
    gap: ${token.space[3]};
    padding: ${token.space[5]};
    border-inline-start: 1px solid ${token.border};
  }
  > li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  > li:last-child {
    padding-inline-end: 0;
  }
  > li > p:first-of-type {
    color: ${token.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      padding-inline: 0;
      border-inline-start: 0;
    }
    > li + li {
      border-block-start: 1px solid ${token.border};
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
`
