import type { FastifyReply, FastifyRequest } from 'fastify'

const SCRIPT = /^\/assets\/[\w.-]+\.js$/

/**
 * Reloads the page, at most once a minute; if that does not help, the app reports it itself. The import stays pending in the
 * meantime, so that no partial screen is shown. Typed text was saved before, as at any reload.
 */
const RELOAD = `const key = 'renewed-at'
if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) throw new Error('This script belongs to another build.')
sessionStorage.setItem(key, String(Date.now()))
location.reload()
await new Promise(() => {})
`

/** Returns whether a page requests a script of an earlier build, as pages do that were open while the app was updated. */
export function isStaleScript({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'script' && SCRIPT.test(url)
}

export function sendReload(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(RELOAD)
}
