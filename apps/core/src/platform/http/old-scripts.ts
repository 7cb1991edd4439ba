import type { FastifyReply, FastifyRequest } from 'fastify'

const SCRIPT = /^\/assets\/[\w.-]+\.js$/

/**
 * Loads the page anew, at most once a minute: if that does not help, the app says so itself. Whoever waits for the script goes
 * on waiting meanwhile, so that no half of a screen is seen. What was typed has been kept by then, as at any reload.
 */
const RENEWAL = `const key = 'renewed-at'
if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) throw new Error('This script belongs to another build.')
sessionStorage.setItem(key, String(Date.now()))
location.reload()
await new Promise(() => {})
`

/** Whether a page asks for a script that is no longer there, as those do that were open while the app was renewed. */
export function asksForOldScript({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'script' && SCRIPT.test(url)
}

export function sendRenewal(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(RENEWAL)
}
