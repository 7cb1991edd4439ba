import type { Features } from '../../src/features.ts'
import { createClient } from '../client.ts'
import { avatarOf } from '../renditions.ts'
import type { Core } from './core.ts'

const TENANTS = ['waymark', 'azure-coast'] as const
export const PASSWORD = 'three plain words'
const PEOPLE_OF_TENANT = 2

/** A customer, and what the core has told them. */
export interface Customer {
  host: string
  tenantId: string
  userId: string
  username: string
  email: string
  avatarId: string
  /** A bundle of credits in their site's price list. */
  bundleId: string
  /** What their browser sends; empty while nobody is signed in. */
  cookie: string
  /** A cookie of theirs that was signed out. */
  ended: string | undefined
  /** Videos that they were told of, and what they did not ask to be deleted. */
  videos: Set<string>
  /** Videos whose deletion they asked for. */
  deleted: Set<string>
}

/** Registers the customers of all tenants, each with a webhook of their own. */
export async function registerPeople({ app, features }: Core): Promise<Customer[]> {
  const people: Customer[] = []
  for (const slug of TENANTS)
    for (let number = 1; number <= PEOPLE_OF_TENANT; number += 1)
      people.push(await register(app, features, slug, `${slug}-${number}`))
  return people
}

async function register(app: Core['app'], features: Features, slug: string, username: string): Promise<Customer> {
  const host = `${slug}.localhost`
  const client = createClient(app, host)
  const email = `${username}@person.example`
  await client.call('POST /auth/register', { body: { username, password: PASSWORD, email } })
  const { body } = await client.call<{ id: string }>('GET /api/user')
  const hook = { url: 'http://receiver.example/hook', events: ['video.completed', 'video.failed'] }
  const { status } = await client.call('POST /api/webhooks', { body: hook })
  if (status !== 201) throw new Error(`no webhook for ${username}: ${status}`)
  const tenant = await features.tenants.withSlug(slug)
  const [tenantId, bundleId] = [tenant?.id ?? '', tenant?.prices.bundles[0]?.id ?? '']
  const avatarId = await avatarOf(client)
  const told = { cookie: client.cookie, ended: undefined, videos: new Set<string>(), deleted: new Set<string>() }
  return { host, tenantId, userId: body.id, username, email, avatarId, bundleId, ...told }
}
