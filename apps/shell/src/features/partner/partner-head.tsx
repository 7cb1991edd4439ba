import { Trans, useLingui } from '@lingui/react/macro'
import type { WhitelabelPartner } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check, ExternalLink } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { TabRow } from '../../ui/controls/tab-row.tsx'

interface PartnerHeadProps {
  partner: WhitelabelPartner | undefined
  tabs: { to: string; text: string }[]
  current: string
}

/** The head of the dashboard: the partner, its plan, and the tabs. */
export function PartnerHead({ partner, tabs, current }: PartnerHeadProps) {
  const { t } = useLingui()
  const { companyName } = useBoot().brand
  return (
    <Band>
      <Wrap>
        <Line>
          <h1>
            <Trans>
              <bdi>{companyName}</bdi> Whitelabel Dashboard
            </Trans>
          </h1>
          {partner?.planType && <PlanBadge plan={partner.planType} />}
          {partner && <StatusBadge status={partner.subscriptionStatus} />}
          <LinkButton variant="secondary" href="/" target="_blank" icon={<ExternalLink size={18} aria-hidden="true" />}>
            <Trans>Open your site</Trans>
          </LinkButton>
        </Line>
        <TabRow label={t`Whitelabel`} tabs={tabs} current={current} />
      </Wrap>
    </Band>
  )
}

function PlanBadge({ plan }: { plan: string }) {
  const name = plan.toUpperCase()
  return (
    <Badge tone="brand">
      <Trans>{name} Plan</Trans>
    </Badge>
  )
}

function StatusBadge({ status }: { status: WhitelabelPartner['subscriptionStatus'] }) {
  const { t } = useLingui()
  const texts = { active: t({ message: 'active', context: 'site' }), paused: t`paused`, suspended: t`suspended` }
  if (status === 'active')
    return (
      <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
        {texts.active}
      </Badge>
    )
  return <Badge tone={status === 'paused' ? 'warn' : 'bad'}>{texts[status]}</Badge>
}

const Band = styled.header`
  border-block-end: 1px solid ${token.border};
  background: ${token.surface};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[5]} ${token.space[2]};
  h1 {
    font-size: clamp(1.5rem, 1.1rem + 1.4vw, 2.125rem);
    line-height: 1.15;
  }
  a {
    margin-inline-start: auto;
  }
  ${media.narrow} {
    a {
      display: none;
    }
  }
`
