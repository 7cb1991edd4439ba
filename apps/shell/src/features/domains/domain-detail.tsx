import { Trans } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { CheckAgain } from '../../ui/partner-dashboard/check-again.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { DomainActions } from './domain-actions.tsx'
import { DomainTrack } from './domain-track.tsx'
import { DomainWarnings } from './domain-warnings.tsx'
import { nextSteps } from './domain-labels.ts'
import { useItMail } from './it-mail.ts'
import { useCheckDomain } from './queries.ts'
import { RecordTable } from './record-table.tsx'
import { useRecheck } from '../../ui/partner-dashboard/use-recheck.ts'

interface DomainDetailProps {
  domain: Domain
  home: string
  mayChange: boolean
  /** Called when another address is chosen instead of this one. */
  onInstead: (host: string) => void
}

/** One address: how far it is, what its records say and should say, and what to do. */
export function DomainDetail({ domain, home, mayChange, onInstead }: DomainDetailProps) {
  const recheck = useRecheck(mayChange && domain.state !== 'live', useCheckDomain(domain.id))
  const mail = useItMail(domain)
  return (
    <Panel title={<bdi>{domain.host}</bdi>} aside={mayChange && <CheckAgain {...recheck} />}>
      <DomainTrack domain={domain} />
      <DomainWarnings domain={domain} onInstead={onInstead} />
      <RecordTable domain={domain} />
      <Pair>
        <div>
          <h3>
            <Trans>What to do</Trans>
          </h3>
          <Steps domain={domain} />
          <ButtonRow>
            {domain.state !== 'live' && !domain.warnings.includes('example-values') && (
              <LinkButton variant="secondary" href={mail} icon={<Mail size={18} aria-hidden="true" />}>
                <Trans>Email my IT team</Trans>
              </LinkButton>
            )}
            {mayChange && <DomainActions domain={domain} />}
          </ButtonRow>
        </div>
        <div>
          <h3>
            <Trans>Good to know</Trans>
          </h3>
          <p>
            <Trans>
              DNS changes usually take 5 to 30 minutes, sometimes up to 72 hours. You can close this page: we keep
              checking. Your site stays available at <bdi>{home}</bdi>. Some providers want an empty name instead of @,
              or the full name.
            </Trans>
          </p>
        </div>
      </Pair>
    </Panel>
  )
}

function Steps({ domain }: { domain: Domain }) {
  const steps = nextSteps(domain)
  if (steps.length > 0) return steps.map((step) => <p key={step}>{step}</p>)
  return (
    <p>
      <NothingToDo domain={domain} />
    </p>
  )
}

function NothingToDo({ domain: { state } }: { domain: Domain }) {
  if (state === 'live') return <Trans>No action needed. This address is live.</Trans>
  if (state === 'certificate' || state === 'verified')
    return <Trans>No action needed. The records are correct and the certificate is issued automatically.</Trans>
  return <Trans>No action needed. We check automatically.</Trans>
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[6]};
  padding-block-start: ${token.space[4]};
  h3 {
    font-size: ${token.fontSize.body};
  }
  p {
    margin-block: ${token.space[1]} ${token.space[3]};
    font-size: ${token.fontSize.small};
    overflow-wrap: anywhere;
  }
  > :last-child p {
    color: ${token.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[5]};
  }
`
