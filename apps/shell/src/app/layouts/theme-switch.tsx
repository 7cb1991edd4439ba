import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { currentBoot } from '../../kit/boot.ts'
import { type ThemeMode, useThemeMode } from '../../kit/theme.tsx'
import { IconButton } from '../../kit/ui/button.tsx'

const order: ThemeMode[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon }

/** Goes from the system's choice to light to dark and round again. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const [mode, setMode] = useThemeMode()
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'system'
  const Icon = icons[mode]
  const texts = {
    system: t`Colours follow your system. Change to: light colours`,
    light: t`Light colours. Change to: dark colours`,
    dark: t`Dark colours. Change to: colours follow your system`,
  }
  function choose() {
    setMode(next)
    if (currentBoot().hasSession) void save(next).catch(() => undefined)
  }
  return (
    <IconButton label={texts[mode]} onClick={choose}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}

/**
 * Whoever is signed in finds their choice again elsewhere; where it cannot be saved it holds in this browser. Public pages
 * make no calls at their start, so what makes them is fetched now.
 */
async function save(mode: ThemeMode): Promise<void> {
  const { call } = await import('@vitrine/contract/client')
  await call('PATCH /auth/profile', { body: { theme: mode === 'system' ? null : mode } })
}
