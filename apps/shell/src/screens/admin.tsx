import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AppBar } from '../app/layouts/app-bar.tsx'
import { SkipLink } from '../app/layouts/skip-link.tsx'
import { LoadingPage } from '../app/loading-page.tsx'
import { NotLoaded } from '../app/not-loaded.tsx'
import { Gate } from '../features/accounts/gate.tsx'
import { lacksFactor } from '../features/accounts/code-refusals.ts'
import { StaffForm } from '../features/accounts/staff-form.tsx'
import { AdminHead } from '../features/admin/admin-head.tsx'
import { useAdminSystem, useAdminTenants } from '../features/admin/queries.ts'
import { AvatarsTab } from '../features/admin/avatars-tab.tsx'
import { PartnersTab } from '../features/admin/partners/partners-tab.tsx'
import { SecurityTab } from '../features/admin/security-tab.tsx'
import { SystemTab } from '../features/admin/system-tab.tsx'
import { UsersTab } from '../features/admin/users-tab.tsx'
import { VideosTab } from '../features/admin/videos-tab.tsx'
import { AuditLog } from '../features/security/audit-log.tsx'
import { useBoot } from '../kit/boot.ts'
import { useUser } from '../kit/session.ts'
import { LinkButton } from '../kit/ui/button.tsx'
import { EmptyState } from '../kit/ui/empty-state.tsx'
import { Page, useTitle } from '../kit/ui/page.tsx'

interface Tab {
  to: string
  text: string
  Tab: ComponentType
}

function tabsOf(): [Tab, ...Tab[]] {
  return [
    { to: '/admin', text: t`Users`, Tab: UsersTab },
    { to: '/admin?tab=partners', text: t`Partners`, Tab: PartnersTab },
    { to: '/admin?tab=videos', text: t`Videos`, Tab: VideosTab },
    { to: '/admin?tab=avatars', text: t`Avatars`, Tab: AvatarsTab },
    { to: '/admin?tab=security', text: t`Security`, Tab: SecurityTab },
    { to: '/admin?tab=audit', text: t`Audit log`, Tab: AuditTab },
    {
      to: '/admin?tab=system',
      text: t({ message: 'System', comment: 'Counts over the whole platform' }),
      Tab: SystemTab,
    },
  ]
}

/** /admin, on the platform's own host. The core decides who is an operator; everybody else sees the sign-in. */
export function Admin() {
  const { data: user, error, isPending, refetch } = useUser()
  if (isPending) return <LoadingPage />
  // Nobody should sign in again because the core did not answer.
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />
  return user?.role === 'operator' ? <Board user={user} /> : <StaffGate />
}

function StaffGate() {
  useTitle(t`Admin sign in`)
  return (
    <Gate>
      <h1>
        <Trans>Admin sign in</Trans>
      </h1>
      <Lead>
        <Trans>For the people who run this platform.</Trans>
      </Lead>
      <StaffForm />
    </Gate>
  )
}

function Board({ user }: { user: User }) {
  const [address] = useSearchParams()
  const { error } = useAdminSystem()
  const name = address.get('tab')
  const tabs = tabsOf()
  const current = tabs.find(({ to }) => name && to.endsWith(`=${name}`)) ?? tabs[0]
  const place = current.text
  return (
    <>
      <SkipLink />
      <AppBar user={user} />
      <main id="main" tabIndex={-1}>
        {lacksFactor(error) ? (
          <FactorFirst />
        ) : (
          <>
            <AdminHead user={user} tabs={tabs} current={current.to} />
            <Page title={t`${place}, Admin Dashboard`}>
              <current.Tab />
            </Page>
          </>
        )}
      </main>
    </>
  )
}

/** Every tenant's own log; it begins with the operator's. */
function AuditTab() {
  const { data: tenants } = useAdminTenants()
  return <AuditLog tenants={tenants ?? []} ownSlug={useBoot().slug} />
}

/** What an operator without a second factor sees where the core asks for one. */
function FactorFirst() {
  return (
    <Page title={t`Admin Dashboard`}>
      <EmptyState
        title={t`One step before you go on`}
        text={t`This console opens the accounts of everybody here, so yours needs a second factor: a minute and an app on your phone.`}
        action={<LinkButton to="/profile">{t`Open your settings`}</LinkButton>}
      />
    </Page>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
