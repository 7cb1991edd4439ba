import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns a page of a list as an array; where the next one is, the Link header says. */
export function answerPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, next }: { items: Item[]; next: string | null },
): Item[] {
  if (next === null) return items
  const address = new URL(request.url, 'http://host')
  address.searchParams.set('cursor', next)
  reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
  return items
}
