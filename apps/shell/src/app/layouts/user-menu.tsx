import type { User } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { UserMenuButton } from './user-menu-button.tsx'

const UserMenuPanel = lazy(() =>
  import('./user-menu-panel.tsx').then(({ UserMenuPanel }) => ({ default: UserMenuPanel })),
)

/** The person's letter, and the menu behind it. The menu's code is fetched when it is first asked for. */
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
