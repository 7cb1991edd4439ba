import { currentBoot } from '../boot/boot.ts'
import { type ThemeMode, setThemeMode } from './theme.tsx'

/**
 * Shows these colours at once. Signed-in people keep their choice in other browsers; where it cannot be saved it holds in this
 * one. Public pages make no calls at their start, so what makes them is fetched now.
 */
export function chooseTheme(mode: ThemeMode): void {
  setThemeMode(mode)
  if (currentBoot().hasSession) void save(mode).catch(() => undefined)
}

async function save(mode: ThemeMode): Promise<void> {
  const { call } = await import('@vitrine/contract/client')
  await call('PATCH /auth/profile', { body: { theme: mode === 'system' ? null : mode } })
}
