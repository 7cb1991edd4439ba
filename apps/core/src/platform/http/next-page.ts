import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns a page of a list as an array. The Link header names the next page. */
export function answerPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { items, next }: { items: Item[]; next: string | null },
): Item[] {
  linkNext(request, reply, next)
  return items
}

/** Adds the next page to the Link header; nothing at the end of the list. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | null): void {
  if (next === null) return
  const address = new URL(request.url, 'http://host')
  address.searchParams.set('cursor', next)
  reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
}
