import type { FastifyInstance } from 'fastify'

/**
 * A part of the server in which bodies stay the bytes they came as: a signature is over those, not over what they mean. In an
 * object, because a promise of a Fastify instance waits for the whole server to be ready.
 */
export async function openRawRoom(app: FastifyInstance): Promise<{ room: FastifyInstance }> {
  const opened = { room: app }
  await app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    opened.room = room
  })
  return opened
}
