import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AppBar } from '../app/layouts/app-bar.tsx'
import { SkipLink } from '../app/layouts/skip-link.tsx'
import { LoadingPage } from '../app/loading-page.tsx'
import { NotLoaded } from '../app/not-loaded.tsx'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { lacksFactor } from '../features/auth/sign-in/code-problems.ts'
import { StaffForm } from '../features/auth/sign-in/staff-form.tsx'
import { AdminHead } from '../features/admin/admin-head.tsx'
import { useAdminSystem, useTenantNames } from '../features/admin/queries.ts'
import { AuditLog } from '../features/security/audit-log.tsx'
import { adminTabs } from './admin/tabs.ts'
import { Users } from './admin/users.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useUser } from '../lib/session/session.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, useTitle } from '../ui/layout/page.tsx'
import { Unbroken } from '../ui/layout/unbroken.tsx'

// The first one comes with the screen, the others when they are opened.
const tabScreens = {
  users: Users,
  partners: lazy(async () => ({ default: (await import('../features/admin/partners/partners-tab.tsx')).PartnersTab })),
  videos: lazy(async () => ({ default: (await import('./admin/media/videos.tsx')).Videos })),
  avatars: lazy(async () => ({ default: (await import('./admin/media/avatars.tsx')).Avatars })),
  security: lazy(async () => ({
    default: (await import('../features/security/dashboard/overview.tsx')).SecurityOverview,
  })),
  audit: AuditTab,
  system: lazy(async () => ({ default: (await import('../features/admin/system-tab.tsx')).SystemTab })),
}

/** /admin, on the platform's own host. The core decides who is an operator; everybody else sees the sign-in. */
export function Admin() {
  const { data: user, error, isPending, refetch } = useUser()
  if (isPending) return <LoadingPage />
  // A server error must not send people to sign in again.
  if (error) return <NotLoaded error={error} onRetry={() => void refetch()} />
  return user?.role === 'operator' ? <Board user={user} /> : <StaffGate />
}

function StaffGate() {
  useTitle(t`Admin sign-in`)
  return (
    <AuthLayout>
      <h1>
        <Trans>Admin sign-in</Trans>
      </h1>
      <Lead>
        <Trans>For the operators of this platform.</Trans>
      </Lead>
      <StaffForm />
    </AuthLayout>
  )
}

function Board({ user }: { user: User }) {
  const [address] = useSearchParams()
  const { error } = useAdminSystem()
  const tabs = adminTabs()
  const current = tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0]
  const place = current.text
  const Tab = tabScreens[current.name]
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
              <Suspense fallback={<Skeleton height="320px" radius={token.radius.card} />}>
                <Tab />
              </Suspense>
            </Page>
          </>
        )}
      </main>
    </>
  )
}

/** Every tenant's own log; it begins with the operator's. */
function AuditTab() {
  const { data: tenants } = useTenantNames()
  return <AuditLog tenants={tenants ?? []} ownSlug={useBoot().slug} />
}

/** Shown to an operator without a second factor when the core requires one. */
function FactorFirst() {
  return (
    <Page title={t`Admin Dashboard`}>
      <EmptyState
        title={t`One more step`}
        text={
          <Unbroken>{t`This console gives access to all accounts, so yours needs two-factor authentication.`}</Unbroken>
        }
        action={<LinkButton to="/profile">{t`Open settings`}</LinkButton>}
      />
    </Page>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
