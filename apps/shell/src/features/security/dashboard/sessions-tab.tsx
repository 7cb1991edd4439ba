import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { SecurityMetrics, SiteSession } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatAgo, formatCount } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useEndSiteSession, useForceLogout, useSecuritySettings, useSiteSessions } from './queries.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

interface SessionsTabProps {
  metrics: SecurityMetrics
  settingsPath: string
  /** Whether the person may end everybody's sessions at once. */
  isOwner: boolean
}

/** The active sessions on the site, with buttons that end them. */
export function SessionsTab({ metrics, settingsPath, isOwner }: SessionsTabProps) {
  const { data: settings } = useSecuritySettings()
  const sessions = useSiteSessions()
  const [isAsking, setAsking] = useState(false)
  const hours = settings?.sessionHours ?? 0
  return (
    <Stack $gap={5}>
      <SessionFigures {...metrics.sessionStats} />
      <Line>
        <p>{settings && <Plural value={hours} one="Current timeout: # hour" other="Current timeout: # hours" />}</p>
        <TextLink to={settingsPath}>
          <Trans>Configure</Trans>
        </TextLink>
        {isOwner && (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Trans>Force Logout</Trans>
          </Button>
        )}
      </Line>
      <Loaded query={sessions} title={t`Couldn’t load the sessions.`}>
        {(rows) => <SessionTable rows={rows} />}
      </Loaded>
      {sessions.hasNextPage && (
        <Button variant="secondary" busy={sessions.isFetchingNextPage} onClick={() => void sessions.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <ForceLogout isOpen={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  )
}

export function SessionFigures(figures: SecurityMetrics['sessionStats']) {
  const minutes = Math.round(figures.averageSessionDuration / 60)
  return (
    <StatStrip
      stats={[
        { label: t`Active Sessions`, value: formatCount(figures.activeSessions) },
        { label: t`Expired Sessions`, value: formatCount(figures.expiredSessions) },
        { label: t`Average duration`, value: plural(minutes, { one: '# minute', other: '# minutes' }) },
      ]}
    />
  )
}

function SessionTable({ rows }: { rows: SiteSession[] }) {
  const [end, showToast] = [useEndSiteSession(), useToast()]
  function endOne(id: string): void {
    end.mutate(id, {
      onSuccess: () => showToast({ title: t`Session ended`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  }
  return <DataTable caption={t`Active sessions`} columns={columns(endOne)} rows={rows} rowKey={({ id }) => id} />
}

function columns(end: (id: string) => void): Column<SiteSession>[] {
  return [
    { title: t`User`, place: 'name', cell: ({ person }) => <bdi>{person.username}</bdi> },
    { title: t`Device`, cell: ({ browser }) => <span dir="auto">{browser}</span> },
    { title: t`IP address`, cell: ({ ip }) => <bdi>{ip ?? '–'}</bdi> },
    {
      title: t`Last seen`,
      cell: ({ lastSeenAt, isCurrent }) => (isCurrent ? t`Active now, this session` : formatAgo(lastSeenAt)),
    },
    {
      title: t`Action`,
      place: 'corner',
      cell: ({ id, isCurrent, person, browser }) => {
        const [name, device] = [isolated(person.username), isolated(browser)]
        return (
          !isCurrent && (
            <TextButton aria-label={t`End ${name}’s session, ${device}`} onClick={() => end(id)}>
              <Trans>End</Trans>
            </TextButton>
          )
        )
      },
    },
  ]
}

function ForceLogout({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [force, showToast] = [useForceLogout(), useToast()]
  function confirm(): void {
    force.mutate(undefined, {
      onSuccess: ({ ended }) =>
        showToast({ title: plural(ended, { one: '# session ended', other: '# sessions ended' }), tone: 'success' }),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      title={t`Sign everyone out?`}
      text={t`Everyone else on this site has to sign in again. Saved work isn’t lost.`}
      confirmText={t`Force Logout`}
      busy={force.isPending}
      danger
    />
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  > p {
    flex: 1 0 auto;
  }
`
