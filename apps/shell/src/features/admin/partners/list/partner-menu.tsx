import type { AdminTenant } from '@vitrine/contract'
import { lazy, Suspense, useState } from 'react'
import { PartnerMenuButton } from './partner-menu-button.tsx'
import type { PartnerAct } from './partner-menu-panel.tsx'
import { PartnerDialog } from '../partner-dialog.tsx'

const PartnerMenuPanel = lazy(() =>
  import('./partner-menu-panel.tsx').then(({ PartnerMenuPanel }) => ({ default: PartnerMenuPanel })),
)

/** The menu of an operator's actions on a partner. Its code is loaded when it is first opened. */
export function PartnerMenu({ partner }: { partner: AdminTenant }) {
  const [isWanted, setWanted] = useState(false)
  const [act, setAct] = useState<PartnerAct>()
  const button = <PartnerMenuButton partner={partner} aria-haspopup="menu" onClick={() => setWanted(true)} />
  return (
    <>
      {isWanted ? (
        <Suspense fallback={button}>
          <PartnerMenuPanel partner={partner} onAct={setAct} />
        </Suspense>
      ) : (
        button
      )}
      {act && <PartnerDialog act={act} partner={partner} onClose={() => setAct(undefined)} />}
    </>
  )
}
