import type { Fault, Rule } from '../fault.ts'
import type { Link } from '../links.ts'
import { linksOf } from '../links.ts'
import type { SourceFile } from '../source-file.ts'
import { isTest } from '../source-file.ts'

const order =
  'tenants ledger accounts billing uploads avatars scripts videos sharing batches security whitelabel admin'.split(' ')

type Room = 'routes' | 'service' | 'store' | 'jobs' | 'part'
type Seat = { feature: string; room: Room }

const refusedBeside: Record<Room, Room[]> = {
  routes: ['store', 'jobs'],
  jobs: ['store', 'routes'],
  service: ['routes', 'jobs'],
  store: ['routes', 'jobs', 'service'],
  part: ['routes', 'jobs'],
}

/** In the core, routes and jobs call the service, the service calls the store, and features use only the services of those before them. */
export const coreFeatures: Rule = (files) => [
  ...files.flatMap(unknownFeature),
  ...linksOf(files).flatMap((link) => {
    const seat = seatOf(link.from)
    return seat && !isTest(link.from) ? [...toolFault(link, seat), ...neighbourFault(link, seat)] : []
  }),
]

function neighbourFault(link: Link, from: Seat): Fault[] {
  const to = link.to === undefined ? undefined : seatOf(link.to)
  if (!to) return []
  if (to.feature === from.feature) {
    // The shape of a row is common knowledge of its feature; only calls have to take the way.
    if (!refusedBeside[from.room].includes(to.room) || (link.isType && to.room === 'store')) return []
    return [fault(link, `${from.room} imports ${to.room}. The way is routes or jobs -> service -> store.`)]
  }
  if (order.indexOf(to.feature) > order.indexOf(from.feature)) {
    const message = `${from.feature} imports ${to.feature}, which comes after it. Publish an event and let ${to.feature} listen.`
    return [fault(link, message)]
  }
  if (to.room === 'service') return []
  return [fault(link, `imports ${to.room} of ${to.feature}. Only its service.ts is open to other features.`)]
}

function toolFault(link: Link, { room }: Seat): Fault[] {
  const usesHttp = /^(fastify|@fastify\/)/.test(link.specifier)
  const usesSql = /^kysely($|\/)/.test(link.specifier)
  if (usesHttp && room !== 'routes') return [fault(link, 'imports Fastify. Only routes know HTTP.')]
  if (usesSql && room !== 'store') return [fault(link, 'imports Kysely. Only a store knows SQL.')]
  return []
}

function unknownFeature({ path }: SourceFile): Fault[] {
  const seat = seatOf(path)
  if (!seat || order.includes(seat.feature)) return []
  const message = `${seat.feature} has no place in the order of features (${order.join(' < ')}).`
  return [{ rule: 'core-features', file: path, line: 1, message }]
}

/** `videos/routes.ts` and `videos/share-routes.ts` are both routes; any other name is a part of the service. */
function seatOf(path: string): Seat | undefined {
  const [, feature, stem] = /^apps\/core\/src\/features\/([^/]+)\/(?:.+\/)?([^/]+?)(?:\.[^/]+)?$/.exec(path) ?? []
  if (feature === undefined || stem === undefined) return undefined
  const last = stem.split('-').at(-1)
  const room = (['routes', 'service', 'store', 'jobs'] as const).find((name) => name === last)
  return { feature, room: room ?? 'part' }
}

function fault({ from, line }: Link, message: string): Fault {
  return { rule: 'core-features', file: from, line, message }
}
