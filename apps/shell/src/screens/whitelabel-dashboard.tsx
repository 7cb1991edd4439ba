import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Forbidden } from '../app/guard/forbidden.tsx'
import { PartnerHead } from '../features/partner/partner-head.tsx'
import { MailOffNote } from '../features/partner/mail-off-note.tsx'
import { PausedNote } from '../features/partner-billing/paused-note.tsx'
import { usePartner } from '../features/partner/queries.ts'
import { isPartner } from '../lib/session/effective-role.ts'
import { partnerTabAddress, partnerTabs, partnerTabsFor } from './whitelabel-dashboard/tabs.ts'
import { usePlaceFocus } from './whitelabel-dashboard/use-place-focus.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { useUser } from '../lib/session/session.ts'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** The tabs from which emails are sent. */
const tabsOfEmail: readonly string[] = ['users', 'mail']

/** The parameters that open something within the users tab. */
const partsOfUsers = ['import', 'newsletter', 'user']

/** The dashboard of partners. The core decides who is a partner; everybody else is told whom the page is for. */
export function WhitelabelDashboard() {
  const { data: user } = useUser()
  if (!user || !isPartner(user)) return <Forbidden text={t`This page is for the team that runs this site.`} />
  return <Board user={user} />
}

function Board({ user }: { user: User }) {
  const [address] = useSearchParams()
  const { data: partner } = usePartner()
  const { companyName } = useBoot().brand
  const isSuspended = partner?.subscriptionStatus === 'suspended'
  const tabs = partnerTabsFor(user).filter(({ name }) => !isSuspended || name === 'billing')
  const current = tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0] ?? partnerTabs[0]
  const links = tabs.map((tab) => ({ to: partnerTabAddress(tab.name), text: tab.text() }))
  const place = current.text()
  usePlaceFocus([current.name, ...partsOfUsers.map((name) => address.get(name))].join(' '))
  return (
    <>
      <PartnerHead partner={partner} tabs={links} current={partnerTabAddress(current.name)} />
      <Page title={t`${place}, ${companyName} Whitelabel Dashboard`}>
        <Suspense fallback={<Skeleton height="320px" radius={token.radius.card} />}>
          {isSuspended && <PausedNote />}
          {tabsOfEmail.includes(current.name) && <MailOffNote />}
          <current.Tab />
        </Suspense>
      </Page>
    </>
  )
}
