import { featureOf } from '../core-feature-names.ts'
import type { Fault, Rule } from '../fault.ts'
import type { Link } from '../links.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

type Duty = 'routes' | 'service' | 'store' | 'jobs' | 'module' | 'other'

const refusedBeside: Record<Duty, Duty[]> = {
  routes: ['store', 'jobs'],
  jobs: ['store', 'routes'],
  service: ['routes', 'jobs', 'module'],
  store: ['routes', 'jobs', 'service', 'module'],
  other: ['routes', 'jobs', 'module'],
  module: [],
}

/** In a feature of the core, routes and jobs call the service, the service calls the store; HTTP is in routes, SQL in stores. */
export const coreFeatures: Rule = (files) =>
  linksOf(files).flatMap((link) => {
    const feature = featureOf(link.from)
    if (feature === undefined || isTest(link.from)) return []
    const isInside = link.to !== undefined && featureOf(link.to) === feature
    return [...toolFault(link), ...(isInside ? wayFault(link, dutyOf(link.to ?? '')) : [])]
  })

function wayFault(link: Link, other: Duty): Fault[] {
  const own = dutyOf(link.from)
  // Row types may be imported anywhere in their feature; only calls have to follow the layers.
  if (!refusedBeside[own].includes(other) || (link.isType && other === 'store')) return []
  return [fault(link, `${own} imports ${other}. Let routes and jobs call the service, and the service the store.`)]
}

function toolFault(link: Link): Fault[] {
  const duty = dutyOf(link.from)
  const usesHttp = /^(fastify|@fastify\/)/.test(link.specifier)
  const usesSql = /^kysely($|\/)/.test(link.specifier)
  if (usesHttp && duty !== 'routes')
    return [fault(link, 'imports Fastify. Read the request in routes.ts and pass on its values.')]
  if (usesSql && duty !== 'store') return [fault(link, 'imports Kysely. Move the query to a store.ts and call that.')]
  return []
}

/** `videos/routes.ts` and `videos/share-routes.ts` are both routes. */
function dutyOf(path: string): Duty {
  const stem = path.replace(/^.*\//, '').replace(/\..*$/, '')
  const last = stem.split('-').at(-1)
  if (stem === 'index' || stem === 'module') return 'module'
  return (['routes', 'service', 'store', 'jobs'] as const).find((name) => name === last) ?? 'other'
}

function fault({ from, line }: Link, message: string): Fault {
  return { rule: 'core-features', file: from, line, message }
}
