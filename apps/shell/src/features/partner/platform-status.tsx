import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { StatusCheck } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { capitalised, formatAgo, formatDate } from '../../lib/i18n/format.ts'
import { useSiteStatus } from '../../lib/session/site-status.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'

/** Shows the status of the site. Each line is a check that ran on request. */
export function PlatformStatus() {
  const status = useSiteStatus()
  return (
    <Panel title={t`Platform Status`}>
      <Loaded query={status} title={t`Couldn’t run the checks.`}>
        {(checks) => (
          <List>
            {checks.map((check) => (
              <li key={check.name}>
                <Dot $state={check.state} />
                <b>{nameOf(check)}</b>
                <span>
                  <b>{stateOf(check)}</b>
                  <bdi>{detailOf(check)}</bdi>
                </span>
              </li>
            ))}
          </List>
        )}
      </Loaded>
      <Small>
        <Trans>Each status comes from a live check.</Trans>{' '}
        <TextButton onClick={() => void status.refetch()}>
          <Trans>Run all now</Trans>
        </TextButton>
      </Small>
    </Panel>
  )
}

function nameOf({ name }: StatusCheck): string {
  const names = {
    platform: t`Platform`,
    videos: t`Video production`,
    domain: t`Domain`,
    certificate: t`SSL`,
    mail: t({ message: 'Email', context: 'emails of a site' }),
    payments: t`Payments`,
    backup: t`Backup`,
  }
  return names[name]
}

function stateOf({ name, state }: StatusCheck): string {
  if (state === 'bad') return t`Needs attention`
  if (name === 'payments' && state === 'waiting') return t`Test mode`
  if (state === 'waiting')
    return name === 'certificate'
      ? t`Expires soon`
      : name === 'domain'
        ? t({ message: 'In progress', context: 'domain' })
        : t`Slow`
  const texts = {
    platform: state === 'ok' ? t`Operational` : t`Paused`,
    videos: t`Operational`,
    domain: state === 'ok' ? t({ message: 'Active', context: 'domain' }) : t`No custom domain yet`,
    certificate: state === 'ok' ? t`Valid` : t`Not needed`,
    mail: state === 'ok' ? t`Operational` : t`Email off`,
    payments: state === 'ok' ? t`Operational` : t`Not set up`,
    backup: state === 'ok' ? t`Up to date` : t({ message: 'Unknown', context: 'backup' }),
  }
  return texts[name]
}

function detailOf({ name, state, found, checkedAt }: StatusCheck): string {
  const ago = formatAgo(checkedAt)
  const waiting = Number(found)
  if (name === 'videos' && state === 'bad') return t`Videos can’t be created right now. Nothing is charged.`
  if (name === 'videos')
    return waiting === 0
      ? t`Queue empty`
      : plural(waiting, { one: '# video in progress', other: '# videos in progress' })
  if (name === 'payments' && state === 'waiting') return t`Connect payments before going live.`
  if (name === 'certificate') return certificateText(state, found) ?? t`checked ${ago}`
  if (name === 'backup') return backupText(state, found)
  return found || t`checked ${ago}`
}

function certificateText(state: StatusCheck['state'], found: string): string | undefined {
  if (state === 'off') return t`This connection isn’t encrypted`
  const day = found && formatDate(found)
  return day ? t`until ${day}, renews automatically` : undefined
}

function backupText(state: StatusCheck['state'], found: string): string {
  if (state === 'off') return t`Last backup unknown`
  return found ? capitalised(formatAgo(found)) : t`No backup yet`
}

const inks = { ok: token.successEdge, waiting: token.warningEdge, bad: token.dangerEdge, off: token.borderControl }

const Dot = styled.i<{ $state: StatusCheck['state'] }>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${({ $state }) => inks[$state]};
`
const List = styled.ul`
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.control};
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-block-size: 60px;
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.border};
  }
  b {
    font-weight: 600;
  }
  span {
    margin-inline-start: auto;
    text-align: end;
  }
  span b {
    display: block;
    font-size: ${token.fontSize.small};
  }
  bdi {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
`
const Small = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
