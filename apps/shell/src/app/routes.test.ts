import { isSignedInScreen, screens } from '@vitrine/contract'
import { expect, it } from 'vitest'
import privateRoutes from './private-routes.tsx?raw'
import rareRoutes from './rare-routes.tsx?raw'
import routes from './routes.tsx?raw'

it.each(Object.keys(screens))('%s, which the core serves, has a screen', (path) => {
  expect(routes + privateRoutes + rareRoutes).toMatch(new RegExp(`(path="|')${path}["']`))
})

it('every path of the private routes is recognised as private', () => {
  const paths = [...privateRoutes.matchAll(/(?:path="|')(\/(?!dev\/)[a-z/-]+)["']/g)].map(([, path]) => path)

  expect(paths.filter((path) => !isSignedInScreen(path ?? ''))).toEqual([])
  expect(paths.length).toBeGreaterThan(15)
})
