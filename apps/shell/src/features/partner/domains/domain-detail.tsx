import { Trans } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from 'lucide-react'
import styled from 'styled-components'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { media } from '../../../kit/ui/shapes.ts'
import { CheckAgain } from '../check-again.tsx'
import { Panel } from '../panel.tsx'
import { DomainActions } from './domain-actions.tsx'
import { DomainTrack } from './domain-track.tsx'
import { DomainWarnings } from './domain-warnings.tsx'
import { nextStep } from './domain-words.ts'
import { useItMail } from './it-mail.ts'
import { useCheckDomain } from './queries.ts'
import { RecordTable } from './record-table.tsx'
import { useRecheck } from '../use-recheck.ts'

interface DomainDetailProps {
  domain: Domain
  home: string
  mayChange: boolean
  /** Somebody wants another address instead of this one. */
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
          <p>{nextStep(domain) ?? <NothingToDo domain={domain} />}</p>
          <Buttons>
            {domain.state !== 'live' && (
              <LinkButton variant="secondary" href={mail} icon={<Mail size={18} aria-hidden="true" />}>
                <Trans>Send to my IT person</Trans>
              </LinkButton>
            )}
            {mayChange && <DomainActions domain={domain} />}
          </Buttons>
        </div>
        <div>
          <h3>
            <Trans>Good to know</Trans>
          </h3>
          <p>
            <Trans>
              Changes usually arrive within 5 to 30 minutes, sometimes only after 72 hours. You may close this page: we
              go on checking. Your site stays reachable under <bdi>{home}</bdi> the whole time. Some providers want the
              name left empty instead of @, or the full name.
            </Trans>
          </p>
        </div>
      </Pair>
    </Panel>
  )
}

function NothingToDo({ domain: { state } }: { domain: Domain }) {
  if (state === 'live') return <Trans>Nothing. This address is live.</Trans>
  if (state === 'certificate' || state === 'verified')
    return <Trans>Nothing. The records are right; the certificate comes by itself.</Trans>
  return <Trans>Nothing for the moment. We look again by ourselves.</Trans>
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
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
