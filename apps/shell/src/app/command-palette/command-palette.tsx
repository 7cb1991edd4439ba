import { Suspense, useEffect, useState } from 'react'
import { currentBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { BuyCredits } from '../buy-credits.tsx'
import { screen } from '../screen.ts'
import type { OpenedByAction } from './action-commands.ts'
import { closePalette, openPalette, usePaletteShown } from './palette-state.ts'
import { isShortcut } from './shortcut.ts'

const PalettePanel = screen('palette', async () => (await import('./palette-panel.tsx')).PalettePanel)
const InviteDialog = screen(
  'partner',
  async () => (await import('../../features/members/invite-dialog.tsx')).InviteDialog,
)

/** Ctrl+K or Command+K: search over screens, videos and actions. Its code is fetched when it is first asked for. */
export function CommandPalette() {
  const { data: user } = useUser()
  const isShown = usePaletteShown()
  const [opened, setOpened] = useState<OpenedByAction>()
  const close = () => setOpened(undefined)
  useShortcut(Boolean(user))
  if (!user) return null
  return (
    <Suspense fallback={null}>
      {isShown && <PalettePanel user={user} onClose={closePalette} onOpen={setOpened} />}
      <BuyCredits open={opened === 'credits'} onClose={close} />
      {opened === 'invitation' && <InviteDialog open onClose={close} />}
    </Suspense>
  )
}

function useShortcut(isUsable: boolean): void {
  const isShown = usePaletteShown()
  useEffect(() => {
    // A page in the preview frame of the branding editor has no palette.
    if (!isUsable || currentBoot().isPreview) return undefined
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.isComposing) return
      event.preventDefault()
      // Another dialog asks something first.
      if (isShown) closePalette()
      else if (!document.querySelector('[role="dialog"][data-state="open"]')) openPalette()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isUsable, isShown])
}
