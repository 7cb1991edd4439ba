import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AppBar } from '../app/layouts/app-bar.tsx'
import { SkipLink } from '../app/layouts/skip-link.tsx'
import { LoadingPage } from '../app/loading-page.tsx'
import { Gate } from '../features/accounts/gate.tsx'
import { StaffForm } from '../features/accounts/staff-form.tsx'
import { AdminHead } from '../features/admin/admin-head.tsx'
import { AvatarsTab } from '../features/admin/avatars-tab.tsx'
import { SecurityTab } from '../features/admin/security-tab.tsx'
import { SystemTab } from '../features/admin/system-tab.tsx'
import { UsersTab } from '../features/admin/users-tab.tsx'
import { VideosTab } from '../features/admin/videos-tab.tsx'
import { useUser } from '../kit/session.ts'
import { Page, useTitle } from '../kit/ui/page.tsx'

interface Tab {
  to: string
  text: string
  Tab: ComponentType
}

const users: Tab = { to: '/admin', text: 'Users', Tab: UsersTab }
const tabs: Tab[] = [
  users,
  { to: '/admin?tab=videos', text: 'Videos', Tab: VideosTab },
  { to: '/admin?tab=avatars', text: 'Avatars', Tab: AvatarsTab },
  { to: '/admin?tab=security', text: 'Security', Tab: SecurityTab },
  { to: '/admin?tab=system', text: 'System', Tab: SystemTab },
]

/** /admin, on the platform's own host. The core decides who is an operator; everybody else sees the sign-in. */
export function Admin() {
  const { data: user, isPending } = useUser()
  if (isPending) return <LoadingPage />
  return user?.role === 'operator' ? <Board user={user} /> : <StaffGate />
}

function StaffGate() {
  useTitle('Admin sign in')
  return (
    <Gate>
      <h1>Admin sign in</h1>
      <Lead>For the people who run this platform.</Lead>
      <StaffForm />
    </Gate>
  )
}

function Board({ user }: { user: User }) {
  const [address] = useSearchParams()
  const name = address.get('tab')
  const current = tabs.find(({ to }) => name && to.endsWith(`=${name}`)) ?? users
  return (
    <>
      <SkipLink />
      <AppBar user={user} />
      <main id="main" tabIndex={-1}>
        <AdminHead user={user} tabs={tabs} current={current.to} />
        <Page title={`${current.text}, Admin Dashboard`}>
          <current.Tab />
        </Page>
      </main>
    </>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
