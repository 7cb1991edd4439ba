import type { FastifyRequest } from 'fastify'

/** The secret that a program shows. Other kinds of proof are not ours: a proxy before the site may ask for its own. */
export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
}
