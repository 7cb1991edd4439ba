import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Forbidden } from '../app/forbidden.tsx'
import { PartnerHead } from '../features/partner/partner-head.tsx'
import { PausedNote } from '../features/partner/plan/paused-note.tsx'
import { usePartner } from '../features/partner/queries.ts'
import { isPartner } from '../features/partner/standing.ts'
import { partnerTabs } from '../features/partner/tabs.ts'
import { screen } from '../app/screen.ts'
import { useBoot } from '../kit/boot.ts'
import { useUser } from '../kit/session.ts'
import { Page } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'

const path = '/whitelabel-dashboard'

// Made of parts of another feature, so it comes with that one's words.
const analyticsTab: (typeof partnerTabs)[number] = {
  name: 'analytics',
  text: () => t`Analytics`,
  Tab: screen(
    ['videos', 'partner'],
    async () => (await import('./whitelabel-dashboard/analytics-tab.tsx')).AnalyticsTab,
  ),
}

/** Where a partner looks after its site. The core decides who is one; everybody else is told whom it is there for. */
export function WhitelabelDashboard() {
  const { data: user } = useUser()
  if (!user || !isPartner(user)) return <Forbidden text={t`This page is there for the people who run this site.`} />
  return <Board user={user} />
}

function Board({ user }: { user: Parameters<NonNullable<(typeof partnerTabs)[number]['isFor']>>[0] }) {
  const [address] = useSearchParams()
  const { data: partner } = usePartner()
  const { companyName } = useBoot().brand
  const isSuspended = partner?.subscriptionStatus === 'suspended'
  const all = [...partnerTabs.slice(0, -2), analyticsTab, ...partnerTabs.slice(-2)]
  const tabs = all.filter(({ name, isFor = () => true }) => isFor(user) && (!isSuspended || name === 'billing'))
  const current = tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0] ?? partnerTabs[0]
  const links = tabs.map((tab) => ({ to: addressOf(tab.name), text: tab.text() }))
  const place = current.text()
  return (
    <>
      <PartnerHead partner={partner} tabs={links} current={addressOf(current.name)} />
      <Page title={t`${place}, ${companyName} Whitelabel Dashboard`}>
        <Suspense fallback={<Skeleton height="320px" radius={token.radius.card} />}>
          {isSuspended && <PausedNote />}
          <current.Tab />
        </Suspense>
      </Page>
    </>
  )
}

function addressOf(name: string): string {
  return name === partnerTabs[0].name ? path : `${path}?tab=${name}`
}
