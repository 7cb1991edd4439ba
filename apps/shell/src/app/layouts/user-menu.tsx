import type { User } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { UserMenuButton } from './user-menu-button.tsx'

const UserMenuPanel = lazy(() =>
  import('./user-menu-panel.tsx').then(({ UserMenuPanel }) => ({ default: UserMenuPanel })),
)

/** The button with the person's picture, and its menu. The code of the menu is loaded when it is first opened. */
export function UserMenu({ user }: { user: User }) {
  const [isWanted, setWanted] = useState(false)
  const button = <UserMenuButton user={user} aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <UserMenuPanel user={user} />
    </Suspense>
  )
}
