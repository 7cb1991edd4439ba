import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type SecurityMetrics, type SecurityPeriod, type User, securityPeriods } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { RefreshCw } from '#icons'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AlertsTab } from '../features/security/dashboard/alerts-tab.tsx'
import { BlocksTab } from '../features/security/dashboard/blocks-tab.tsx'
import { Figures } from '../features/security/dashboard/figures.tsx'
import { useMetrics, useRefresh } from '../features/security/dashboard/queries.ts'
import { SessionFigures, SessionsTab } from '../features/security/dashboard/sessions-tab.tsx'
import { SettingsTab } from '../features/security/dashboard/settings-tab.tsx'
import { SessionList } from '../features/auth/sessions/session-list.tsx'
import { mayAdminister, mayOwn } from '../lib/session/effective-role.ts'
import { useUser } from '../lib/session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { TabRow } from '../ui/controls/tab-row.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { Select } from '../ui/forms/inputs.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

const path = '/security'
const tabNames = ['alerts', 'sessions', 'blacklist', 'settings'] as const
type TabName = (typeof tabNames)[number]

/** The security dashboard of an account, a site or, for operators, all sites. The core decides which. */
export function Security() {
  const { data: user } = useUser()
  return user ? <Dashboard user={user} /> : null
}

function Dashboard({ user }: { user: User }) {
  const [address, setAddress] = useSearchParams()
  const period = securityPeriods.find((known) => known === address.get('period')) ?? '24h'
  const metrics = useMetrics(period)
  const tabs = tabsFor(user)
  const isSite = mayAdminister(user)
  const current = tabs.find((tab) => tab === address.get('tab')) ?? 'alerts'
  const setPeriod = (chosen: string) =>
    setAddress(
      (known) => new URLSearchParams([...[...known].filter(([name]) => name !== 'period'), ['period', chosen]]),
    )
  return (
    <Page title={t`Security Dashboard`}>
      <PageHeading
        title={t`Security Dashboard`}
        text={isSite ? t`Monitor and manage platform security` : t`Alerts and sign-ins for your account`}
        action={<PeriodTools period={period} onPeriod={setPeriod} isBusy={metrics.isFetching} />}
      />
      <Figures metrics={metrics.data} />
      <Tabs>
        <TabRow
          label={t`Security Dashboard`}
          tabs={tabs.map((tab) => ({ to: addressOf(tab, period), text: tabTitles[tab]() }))}
          current={addressOf(current, period)}
        />
      </Tabs>
      <Loaded query={metrics} title={t`Couldn’t load the security data.`}>
        {(data) => <Tab name={current} metrics={data} user={user} />}
      </Loaded>
    </Page>
  )
}

function Tab({ name, metrics, user }: { name: TabName; metrics: SecurityMetrics; user: User }) {
  if (name === 'blacklist') return <BlocksTab />
  if (name === 'settings') return <SettingsTab />
  if (name === 'alerts') return <AlertsTab metrics={metrics} />
  if (metrics.scope !== 'account')
    return <SessionsTab metrics={metrics} settingsPath={`${path}?tab=settings`} isOwner={mayOwn(user)} />
  return (
    <>
      <SessionFigures {...metrics.sessionStats} />
      <SessionList />
    </>
  )
}

/** Customers see their own account, and no site. */
function tabsFor(user: User): readonly TabName[] {
  return mayAdminister(user) ? tabNames : ['alerts', 'sessions']
}

function addressOf(tab: TabName, period: SecurityPeriod): string {
  const query = [...(tab === 'alerts' ? [] : [`tab=${tab}`]), ...(period === '24h' ? [] : [`period=${period}`])]
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

interface PeriodToolsProps {
  period: SecurityPeriod
  onPeriod: (period: string) => void
  isBusy: boolean
}

function PeriodTools({ period, onPeriod, isBusy }: PeriodToolsProps) {
  const refresh = useRefresh()
  return (
    <Tools>
      <Select aria-label={t`Period`} value={period} onChange={({ currentTarget }) => onPeriod(currentTarget.value)}>
        {securityPeriods.map((known) => (
          <option key={known} value={known}>
            {periodTitles[known]()}
          </option>
        ))}
      </Select>
      <Button
        variant="secondary"
        busy={isBusy}
        icon={<RefreshCw size={16} aria-hidden="true" />}
        onClick={() => void refresh()}
      >
        <Trans>Refresh</Trans>
      </Button>
    </Tools>
  )
}

const tabTitles: Record<TabName, () => string> = {
  alerts: () => t`Security Alerts`,
  sessions: () => t`Session Management`,
  blacklist: () => t`IP Blacklist`,
  settings: () => t`Security Settings`,
}
const periodTitles: Record<SecurityPeriod, () => string> = {
  '1h': () => t`Last Hour`,
  '24h': () => t`Last 24 Hours`,
  '7d': () => t`Last 7 Days`,
  '30d': () => t`Last 30 Days`,
}

const Tabs = styled.div`
  border-block-end: 1px solid ${token.border};
`
const Tools = styled.div`
  display: flex;
  gap: ${token.space[3]};
`
