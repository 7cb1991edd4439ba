import type { FastifyInstance } from 'fastify'

/**
 * Opens a scope of the server whose calls get their bodies as the original bytes, since signatures cover those. Returns it in
 * an object, because a promise of a Fastify instance waits for the whole server to be ready.
 */
export async function openRawBodyScope(app: FastifyInstance): Promise<{ scope: FastifyInstance }> {
  const opened = { scope: app }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    opened.scope = scope
  })
  return opened
}
