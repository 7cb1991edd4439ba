import type { AdminTenant } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { PartnerMenuButton } from './partner-menu-button.tsx'
import type { PartnerAct } from './partner-menu-panel.tsx'

const PartnerMenuPanel = lazy(() =>
  import('./partner-menu-panel.tsx').then(({ PartnerMenuPanel }) => ({ default: PartnerMenuPanel })),
)

/** The menu of an operator's actions on a partner. Its code is loaded when it is first opened. */
export function PartnerMenu({ partner, onAct }: { partner: AdminTenant; onAct: (act: PartnerAct) => void }) {
  const [isWanted, setWanted] = useState(false)
  const button = <PartnerMenuButton partner={partner} aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PartnerMenuPanel partner={partner} onAct={onAct} />
    </Suspense>
  )
}
