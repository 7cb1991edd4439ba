import { currentBoot } from '../boot/boot.ts'
import { type ThemeMode, setThemeMode } from './theme.tsx'

/**
 * Applies a theme at once and stores it with a signed-in person's account; where that fails, it still holds in this browser.
 * The client is imported on demand, because public pages make no calls at their start.
 */
export function chooseTheme(mode: ThemeMode): void {
  setThemeMode(mode)
  if (currentBoot().hasSession) void save(mode).catch(() => undefined)
}

async function save(mode: ThemeMode): Promise<void> {
  const { call } = await import('@vitrine/contract/client')
  await call('PATCH /auth/profile', { body: { theme: mode === 'system' ? null : mode } })
}
