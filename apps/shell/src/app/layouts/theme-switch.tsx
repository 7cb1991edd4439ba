import { Monitor, Moon, Sun } from 'lucide-react'
import { type ThemeMode, useThemeMode } from '../../kit/theme.tsx'
import { IconButton } from '../../kit/ui/button.tsx'

const order: ThemeMode[] = ['system', 'light', 'dark']
const faces = {
  system: { Icon: Monitor, text: 'Colours follow your system' },
  light: { Icon: Sun, text: 'Light colours' },
  dark: { Icon: Moon, text: 'Dark colours' },
}

/** Goes from the system's choice to light to dark and round again. */
export function ThemeSwitch() {
  const [mode, setMode] = useThemeMode()
  const next = order[(order.indexOf(mode) + 1) % order.length] ?? 'system'
  const { Icon, text } = faces[mode]
  return (
    <IconButton label={`${text}. Change to: ${faces[next].text.toLowerCase()}`} onClick={() => setMode(next)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
