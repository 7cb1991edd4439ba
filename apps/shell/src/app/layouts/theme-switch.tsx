import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from '#icons'
import { chooseTheme } from '../../lib/brand/choose-theme.ts'
import { type ThemeMode, useThemeMode } from '../../lib/brand/theme.tsx'
import { IconButton } from '../../ui/controls/button.tsx'

const order: ThemeMode[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon }

/** The step from the system's choice to light to dark, with the icon of the current one. */
export function useNextTheme() {
  const { t } = useLingui()
  const [mode] = useThemeMode()
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'system'
  const Icon = icons[mode]
  const texts = {
    system: t`Theme: system. Switch to light`,
    light: t`Theme: light. Switch to dark`,
    dark: t`Theme: dark. Switch to system`,
  }
  return { Icon, text: texts[mode], choose: () => chooseTheme(next) }
}

/** Cycles from the system's choice to light to dark. */
export function ThemeSwitch() {
  const { Icon, text, choose } = useNextTheme()
  return (
    <IconButton label={text} onClick={choose}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
