import { expect, it } from 'vitest'
import { type ScreenPath, screens } from './screens.ts'
import { opensFor } from './site-screens.ts'
import type { Role } from './roles.ts'

const switches = { batches: true, newsletters: true, customerKeys: false, emailBlast: true }
const site = { isPlatform: true, isFlagship: true, isDevelopment: false, payments: null, switches }

it.each<[ScreenPath, Role, boolean]>([
  ['/my-videos', 'customer', true],
  ['/whitelabel-dashboard', 'customer', false],
  ['/whitelabel-dashboard', 'partner', true],
  ['/whitelabel-dashboard', 'operator', true],
  ['/admin', 'partner', false],
  ['/admin', 'operator', true],
  ['/translation-test', 'partner', false],
  ['/translation-test', 'operator', true],
])('on the platform, %s is open for a %s: %s', (path, role, opens) => {
  expect(opensFor(screens[path], role, site)).toBe(opens)
})

it('in development the test screens are open for everybody who is signed in', () => {
  expect(opensFor(screens['/translation-test'], 'customer', { ...site, isPlatform: false, isDevelopment: true })).toBe(
    true,
  )
})

it('a screen of a disabled feature is open for nobody', () => {
  const off = { ...site, switches: { ...switches, batches: false } }

  expect(opensFor(screens['/videos/batch'], 'operator', site)).toBe(true)
  expect(opensFor(screens['/videos/batch'], 'operator', off)).toBe(false)
})

it('a screen that the site does not have is open for nobody', () => {
  expect(opensFor(screens['/admin'], 'operator', { ...site, isPlatform: false })).toBe(false)
})

it('a suspended site has its invoices only', () => {
  const suspended = { ...site, isSuspended: true }
  expect(opensFor(screens['/my-videos'], 'partner', suspended)).toBe(false)
  expect(opensFor(screens['/whitelabel-dashboard'], 'partner', suspended)).toBe(true)
})
