import type { FastifyRequest } from 'fastify'

/** Returns the API key of a request. Other authorization schemes are ignored: a proxy before the site may ask for one. */
export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
}
