import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { coreFeatures } from './core-features.ts'

const at = 'apps/core/src/features'

it('allows routes and jobs to call the service, and the service to call the store', () => {
  const faults = faultsOf(coreFeatures, {
    [`${at}/videos/routes.ts`]: "import './store.ts'",
    [`${at}/videos/share-routes.ts`]: "import './service.ts'\nimport type { Row } from './store.ts'",
    [`${at}/videos/jobs.ts`]: "import './service.ts'\nimport './store.ts'",
    [`${at}/videos/service.ts`]: "import './store.ts'\nimport './routes.ts'",
    [`${at}/videos/store.ts`]: "import type { Draft } from './service.ts'",
  })

  expect(faults).toEqual([
    `${at}/videos/routes.ts:1`,
    `${at}/videos/jobs.ts:2`,
    `${at}/videos/service.ts:2`,
    `${at}/videos/store.ts:1`,
  ])
})

it('allows index.ts to import everything, and nothing inside to import it', () => {
  const faults = faultsOf(coreFeatures, {
    [`${at}/videos/index.ts`]:
      "import './routes.ts'\nimport './store.ts'\nimport './jobs.ts'\nimport './share-service.ts'",
    [`${at}/videos/share-service.ts`]: "import './index.ts'",
  })

  expect(faults).toEqual([`${at}/videos/share-service.ts:1`])
})

it('keeps HTTP in routes and SQL in stores', () => {
  const faults = faultsOf(coreFeatures, {
    [`${at}/billing/service.ts`]: "import type { FastifyRequest } from 'fastify'\nimport { sql } from 'kysely'",
    [`${at}/billing/routes.ts`]: "import '@fastify/static'\nimport { sql } from 'kysely'",
    [`${at}/billing/store.ts`]: "import { sql } from 'kysely'",
  })

  expect(faults).toEqual([`${at}/billing/service.ts:1`, `${at}/billing/service.ts:2`, `${at}/billing/routes.ts:2`])
})
