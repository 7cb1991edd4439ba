import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatAgo, formatDate } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'
import { headline, incidentText, queueText, serviceName, stateText } from './texts.ts'
import { useStatus } from './use-status.ts'
import { SmallText } from '../../../ui/layout/small-text.tsx'

/** The public status page of the site. */
export function StatusPage() {
  const { t } = useLingui()
  const company = isolated(useBoot().brand.companyName)
  const status = useStatus()
  return (
    <Column>
      <SmallText>{t`Status of ${company}`}</SmallText>
      <Loaded query={status} title={t`Couldn’t load the status.`}>
        {(known) => <Known status={known} />}
      </Loaded>
    </Column>
  )
}

function Known({ status }: { status: PublicStatus }) {
  const { t } = useLingui()
  const ago = formatAgo(status.checkedAt)
  return (
    <>
      <h1>
        <Dot $state={status.state} aria-hidden="true" />
        {headline(status)}
      </h1>
      <Card>
        <List>
          {status.services.map(({ name, state }) => (
            <li key={name}>
              <span>
                <b>{serviceName(name)}</b>
                {name === 'videos' && state !== 'off' && <small>{queueText(status.queue)}</small>}
              </span>
              <State>
                <Dot $state={state} aria-hidden="true" />
                {stateText(state, status.state === 'paused')}
              </State>
            </li>
          ))}
        </List>
      </Card>
      <h2>{t`Last 30 days`}</h2>
      <Incidents status={status} />
      <Foot>
        <span>
          <Trans>Checked {ago}</Trans>
        </span>
        <TextLink href="/api/status">
          <Trans comment="The same as data for programs">Status as JSON</Trans>
        </TextLink>
      </Foot>
    </>
  )
}

function Incidents({ status: { incidents, recordedSince } }: { status: PublicStatus }) {
  const since = formatDate(recordedSince)
  if (incidents.length === 0)
    return (
      <p>
        <Trans>No incidents recorded since {since}.</Trans>
      </p>
    )
  return (
    <List>
      {incidents.map((incident) => (
        <li key={incident.kind + incident.from}>{incidentText(incident)}</li>
      ))}
    </List>
  )
}

const inks = {
  ok: token.successEdge,
  slow: token.warningEdge,
  paused: token.warningEdge,
  down: token.dangerEdge,
  off: token.borderControl,
}

const Column = styled(Wrap)`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 760px;
  padding-block: ${token.space[7]} ${token.space[8]};
  font-variant-numeric: tabular-nums;
  h1 {
    display: flex;
    align-items: baseline;
    gap: ${token.space[3]};
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
    line-height: 1.15;
  }
  h2 {
    margin-block-start: ${token.space[3]};
    font-size: ${token.fontSize.lead};
  }
  ${media.narrow} {
    padding-block: ${token.space[5]} ${token.space[7]};
  }
`
const Dot = styled.i<{ $state: keyof typeof inks }>`
  flex: none;
  display: inline-block;
  inline-size: 0.6em;
  block-size: 0.6em;
  border-radius: 50%;
  background: ${({ $state }) => inks[$state]};
`
const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[3]};
  }
  li + li {
    border-block-start: 1px solid ${token.border};
  }
  li > span:first-child {
    display: grid;
    gap: 2px;
  }
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const State = styled.span`
  flex: none;
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[2]};
  font-weight: 600;
`
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[2]} ${token.space[5]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
