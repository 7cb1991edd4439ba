import { readFileSync } from 'node:fs'
import { isSignedInScreen, screenAt, screens } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { OPERATOR_SCREENS, PARTNER_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from './screens.ts'

/** Screens of the contract that are tested under another path. */
const SAME_AS: Readonly<Record<string, string>> = {
  '/my-videos-clean': '/my-videos',
  '/manage-avatars-clean': '/manage-avatars',
  '/add-ons': '/subscription-addons',
}
/** An unknown path, for the not-found page. */
const NOWHERE = '/nothing-here'
/** Also shown to visitors: the list of demo accounts. */
const SHOWN_TO_VISITORS = '/auth-demo'

const pathOf = (address: string) => address.replace(/[?#].*$/, '')
const pathsOf = (addresses: readonly string[]) => new Set(addresses.map(pathOf))

it('the list covers every screen of the product', () => {
  const seen = pathsOf([...PUBLIC_SCREENS, ...SIGNED_IN_SCREENS, ...PARTNER_SCREENS, ...OPERATOR_SCREENS])
  const product = Object.keys(screens).filter((path) => !screenAt(path)?.isInternal)

  expect(product.filter((path) => !seen.has(SAME_AS[path] ?? path))).toEqual([])
})

it('the list contains existing screens only, signed in where required', () => {
  const signedIn = [...pathsOf([...SIGNED_IN_SCREENS, ...PARTNER_SCREENS, ...OPERATOR_SCREENS])]
  const visitors = [...pathsOf(PUBLIC_SCREENS)].filter((path) => path !== NOWHERE && path !== SHOWN_TO_VISITORS)

  expect(signedIn.filter((path) => !isSignedInScreen(path))).toEqual([])
  expect(visitors.filter((path) => screenAt(path)?.access !== 'anyone')).toEqual([])
})

it.each([
  ['the partner’s dashboard', 'whitelabel-dashboard/tabs.ts', '/whitelabel-dashboard', PARTNER_SCREENS],
  ['the operator’s console', 'admin/tabs.ts', '/admin', OPERATOR_SCREENS],
])('the list covers every tab of %s', (_name, file, path, addresses) => {
  const source = readFileSync(new URL(`../src/screens/${file}`, import.meta.url), 'utf8')
  const [first, ...others] = [...source.matchAll(/^ +(?:\{ )?name: '([a-z]+)',/gm)].map(([, name]) => name)

  expect(first).toBeDefined()
  expect(others.length).toBeGreaterThan(5)
  expect(others.map((name) => `${path}?tab=${name}`).filter((address) => !addresses.includes(address))).toEqual([])
  expect(addresses).toContain(path)
})
