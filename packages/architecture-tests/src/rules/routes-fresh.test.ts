import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { routesPage } from '../routes-page.ts'
import { routesFresh } from './routes-fresh.ts'

const policy = { feature: 'videos', access: 'customer', limit: 'read', duringImpersonation: 'allowed' } as const
const table = {
  'GET /api/videos': { ...policy, scope: 'videos:read', whilePaused: 'open', problems: [] },
  'DELETE /api/videos/:id': { ...policy, limit: 'change', scope: null, problems: ['not-found'] },
} as const
const code = {
  'apps/core/src/features/videos/routes.ts': "export const routes = {\n  'GET /api/videos': async () => [],\n}",
  'apps/shell/src/features/videos/queries.ts': [
    "export const useVideos = () => call('GET /api/videos')",
    "export const useRemoval = () => call('DELETE /api/videos/:id')",
  ].join('\n'),
  'apps/shell/src/features/videos/card.tsx': "import { useRemoval } from './queries.ts'",
  'apps/shell/src/screens/my-videos.tsx':
    "import { useVideos } from '../features/videos/queries.ts'\nimport '../features/videos/card.tsx'",
  'apps/shell/src/screens/trash.tsx': "import '../features/videos/card.tsx'",
}
const files = Object.entries(code).map(([path, text]) => ({ path, text }))

it('prints for each call its handler, the screens that use it and its errors', () => {
  const page = routesPage(table, files)

  expect(page).toContain(
    '| `GET /api/videos` | customer | read | videos:read | allowed | open | – | – | ' +
      '[features/videos/routes.ts](../apps/core/src/features/videos/routes.ts) | my-videos | – |',
  )
  expect(page).toContain(
    '| `DELETE /api/videos/:id` | customer | change | no key | allowed | – | – | – | – | my-videos, trash | not-found |',
  )
})

it('fails when the printed page is outdated', () => {
  const page = routesPage(table, files)

  expect(faultsOf(routesFresh(table), { ...code, 'docs/ROUTES.md': page })).toEqual([])
  expect(faultsOf(routesFresh(table), code)).toEqual(['docs/ROUTES.md:1'])
  expect(faultsOf(routesFresh(table), { ...code, 'docs/ROUTES.md': page.replace('customer', 'anyone') })).toHaveLength(
    1,
  )
})
