import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

/** An error response; `message` is for people, `code` for programs. */
export type Problem = components['schemas']['Problem']

interface Options {
  /** The address of the site, such as `https://videos.agency.example`. */
  site: string
  /** An API key of that site. */
  key: string
  /** Replaces the runtime's own fetch. */
  fetch?: (request: Request) => Promise<Response>
}

/** Returns a client of a site's API: `client.POST('/api/videos', { body })` answers `{ data }` or, refused, `{ error }`. */
export function createApiClient({ site, key, fetch }: Options): Client<paths> {
  const headers = { authorization: `Bearer ${key}` }
  return createClient<paths>({ baseUrl: site, headers, ...(fetch ? { fetch } : {}) })
}
