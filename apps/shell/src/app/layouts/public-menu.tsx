import { useLingui } from '@lingui/react/macro'
import { Menu } from '#icons'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/controls/button.tsx'

const PublicMenuPanel = lazy(() =>
  import('./public-menu-panel.tsx').then(({ PublicMenuPanel }) => ({ default: PublicMenuPanel })),
)

/** The menu button of narrow bars. The menu is loaded when it is first opened. */
export function PublicMenu() {
  const { t } = useLingui()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton label={t`Menu`} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <Menu size={22} aria-hidden="true" />
    </IconButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PublicMenuPanel />
    </Suspense>
  )
}
