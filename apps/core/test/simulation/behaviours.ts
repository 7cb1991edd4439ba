import type { Video } from '@vitrine/contract'
import { scheduledTasks } from '../../src/scheduled-tasks.ts'
import { type Reply, createClient } from '../client.ts'
import type { Core } from './core.ts'
import type { Environment } from './environment/environment.ts'
import { type Customer, PASSWORD } from './people.ts'
import type { Dice } from './ports.ts'

/** What actors see of a simulation. */
export interface Scene {
  core: Core
  environment: Environment
  people: readonly Customer[]
  dice: Dice
  /** Tells of something that must not be. */
  broken(what: string): void
}

export interface Behaviour {
  name: string
  /** How often it happens beside the others. */
  weight: number
  run(scene: Scene): Promise<void>
}

const SCRIPTS = ['A little film.', Array.from({ length: 40 }, () => 'Four words each time.').join(' ')]

/** What customers, the payment provider and the schedule do. */
export const behaviours: readonly Behaviour[] = [
  act('create a video', 30, async (scene, customer) => {
    const body = { script: pick(scene.dice, SCRIPTS) ?? '', avatarId: customer.avatarId }
    const { status, body: video } = await call<Video>(scene, customer, 'POST /api/videos', { body })
    if (status === 201) customer.videos.add(video.id)
  }),
  act('look at the videos', 6, async (scene, customer) => {
    const { status, body } = await call<Video[]>(scene, customer, 'GET /api/videos')
    const others = scene.people.filter((other) => other !== customer)
    const isForeign = ({ id }: Video) => others.some(({ videos }) => videos.has(id))
    if (status === 200 && body.some(isForeign)) scene.broken('a person sees a video of another person')
  }),
  onVideo('make a failed video again', 10, 'POST /api/videos/:id/retry'),
  onVideo('stop a video', 4, 'POST /api/videos/:id/cancel'),
  onVideo('make a video with the new brand', 4, 'POST /api/videos/:id/rebrand'),
  onVideo('put a video into the trash', 8, 'DELETE /api/videos/:id', (customer, id) => customer.deleted.add(id)),
  onVideo('take a video out of the trash', 3, 'POST /api/videos/:id/restore'),
  act('empty the trash', 4, async (scene, customer) => {
    await call(scene, customer, 'DELETE /api/videos/trash')
  }),
  act('begin to buy credits', 12, async (scene, customer) => {
    await call(scene, customer, 'POST /api/create-payment-intent', { body: { planId: customer.bundleId } })
  }),
  act('say that it was paid', 6, async (scene, customer) => {
    // Usually it is not paid yet, or another person's payment.
    const planId = pick(scene.dice, [...scene.environment.bank.accounts.keys()])
    if (planId !== undefined) await call(scene, customer, 'POST /api/credits/add-manual', { body: { planId } })
  }),
  act('sign out', 2, async (scene, customer) => {
    const { cookie } = customer
    const { status } = await call(scene, customer, 'POST /auth/logout')
    if (status === 200) customer.ended = cookie
  }),
  act('use a session that has ended', 3, async (scene, customer) => {
    if (!customer.ended) return
    const client = createClient(scene.core.app, customer.host)
    client.cookie = customer.ended
    if ((await client.call('GET /api/videos')).status === 200) scene.broken('a session that was ended is still good')
  }),
  { name: 'a card pays', weight: 10, run: atBank(({ bank }, ref) => bank.pay(ref)) },
  { name: 'a card is declined', weight: 3, run: atBank(({ bank }, ref) => bank.decline(ref)) },
  { name: 'a payment is sent back', weight: 3, run: atBank(({ bank }, ref) => bank.giveBack(ref)) },
  {
    name: 'the provider tells of a payment',
    weight: 14,
    async run(scene) {
      const { events } = scene.environment.bank
      if (events.length > 0) await tellOf(scene, scene.dice(events.length))
    },
  },
  {
    name: 'a scheduled task',
    weight: 12,
    async run({ core, dice }) {
      const names = Object.keys(scheduledTasks(core.deps, core.features))
      await runTask(core, pick(dice, names) ?? '')
    },
  },
]

/** Delivers an event of the payment provider, which may be late, repeated and out of order. */
export async function tellOf({ core, environment, people }: Scene, index: number): Promise<number> {
  const event = environment.bank.events[index]
  const host = people.find(({ tenantId }) => tenantId === event?.tenantId)?.host ?? ''
  const headers = { 'stripe-signature': 'signed', 'content-type': 'application/json' }
  const client = createClient(core.app, host)
  const { status } = await client.call('POST /api/webhooks/stripe', { body: event, headers })
  return status
}

/** Runs a scheduled task for every tenant for which it is due. */
export async function runTask({ deps, features }: Core, name: string): Promise<void> {
  const task = scheduledTasks(deps, features)[name]
  if (!task) return
  const { tenantsDue } = task
  const due = tenantsDue
    ? await deps.db.asSystem('a simulation asks for whom a task is due', (tx) => tenantsDue(tx, deps.clock.now()))
    : (await features.tenants.list()).map(({ id }) => id)
  for (const id of due) await task.run(id).catch(deps.report)
}

function act(name: string, weight: number, run: (scene: Scene, customer: Customer) => Promise<void>): Behaviour {
  return {
    name,
    weight,
    async run(scene) {
      const customer = pick(scene.dice, scene.people)
      if (customer) await run(scene, customer)
    },
  }
}

function onVideo(
  name: string,
  weight: number,
  key: string,
  before: (of: Customer, id: string) => void = () => {},
): Behaviour {
  return act(name, weight, async (scene, customer) => {
    const id = pick(scene.dice, [...customer.videos])
    if (id === undefined) return
    before(customer, id)
    await call(scene, customer, key, { params: { id } })
  })
}

function atBank(change: (environment: Environment, ref: string) => void): Behaviour['run'] {
  return async ({ environment, dice }) => {
    const ref = pick(dice, [...environment.bank.accounts.keys()])
    if (ref !== undefined) change(environment, ref)
  }
}

/** Asks as the customer's browser, which signs in again where its session is over. */
async function call<T = Record<string, unknown>>(
  { core }: Scene,
  customer: Customer,
  key: string,
  sent: { params?: Record<string, string>; body?: unknown } = {},
): Promise<Reply<T>> {
  const client = createClient(core.app, customer.host)
  client.cookie = customer.cookie
  let reply = await client.call<T>(key, sent)
  if (reply.status === 401) {
    await client.call('POST /auth/login', { body: { username: customer.username, password: PASSWORD } })
    reply = await client.call<T>(key, sent)
  }
  customer.cookie = client.cookie
  return reply
}

/** Returns one of these; undefined where there is none. */
export function pick<T>(dice: Dice, from: readonly T[]): T | undefined {
  return from.length === 0 ? undefined : from[dice(from.length)]
}
