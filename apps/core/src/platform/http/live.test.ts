import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Tenant } from '../tenant/tenant.ts'
import type { LiveEvent } from '../events/notices.ts'
import { installLive } from './live.ts'
import type { Person } from './request.ts'

it('a page hears every event since it connected, however long authentication took', async () => {
  let publish: (event: LiveEvent) => void = () => undefined
  const app = Fastify()
  app.decorateRequest('tenant', null)
  app.addHook('onRequest', async (request) => void (request.tenant = { id: 'tenant' } as Tenant))
  await installLive(app, {
    events: { subscribe: (heard) => ((publish = heard), () => undefined) },
    findPerson: async () => pause(300, { id: 'ana' } as Person),
    tenants: { withId: async () => undefined },
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const page = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { host: `waymark.localhost:${port}` } })
  await once(page, 'open')
  publish({ tenantId: 'tenant', userId: 'ana', type: 'video_status_update', refId: 'video', seq: 1 })
  const heard = await once(page, 'message')

  expect(String(heard[0])).toBe('{"type":"video_status_update","videoId":"video"}')
  page.terminate()
  await app.close()
})
