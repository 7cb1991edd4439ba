import { lazy, Suspense, useState } from 'react'
import { LanguageButton } from './language-button.tsx'

const LanguagePanel = lazy(() =>
  import('./language-panel.tsx').then(({ LanguagePanel }) => ({ default: LanguagePanel })),
)

/** The language of the page, and the others behind it. The list is fetched when it is first asked for. */
export function LanguageMenu() {
  const [isWanted, setWanted] = useState(false)
  const button = <LanguageButton aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <LanguagePanel />
    </Suspense>
  )
}
