import { createHash } from 'node:crypto'
import { type ApiKey, bodySchemaOf } from '@vitrine/contract/api'
import type { Call } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../limits/network.ts'
import type { ThreadPool } from '../../thread-pool/thread-pool.ts'
import type { Owner } from '../../../ports/owner.ts'
import { parseJson, tasks } from './body-tasks.ts'
import { ownerOf } from '../request.ts'
import { validate } from './validate.ts'

/** Shorter bodies are parsed at once: the worst of them takes about half a millisecond. */
const INLINE_BYTES_MAX = 16 * 1024
/** A body that is long enough to be parsed in a thread, after the rest of its request was validated. */
class LongBody {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Represents the body where requests are hashed. */
  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('base64url')
  }
}

/** Installs the parsers of bodies. The framework's own JSON parser would parse any length on the event loop. */
export function installBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    if (bytes.length > INLINE_BYTES_MAX) return done(null, new LongBody(bytes))
    try {
      done(null, parseJson(bytes))
    } catch (error) {
      done(error as Error)
    }
  })
  // Only calls that take bytes get here, and read them as a stream.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
}

/** Returns the body of a request, parsed by its call's schema. Throws `bad-request`, `invalid`, `busy` or `too-heavy`. */
export async function bodyOf(call: Call, request: FastifyRequest, threads: Pick<ThreadPool, 'run'>): Promise<unknown> {
  const { body } = request
  const schema = bodySchemaOf(call)
  if (!schema || !(body instanceof LongBody)) return validate(schema, body ?? {})
  const key = `${request.method} ${request.routeOptions.url}` as ApiKey
  return threads.run(tasks.readBody, { key, bytes: body.bytes }, senderOf(request))
}

function senderOf({ person, tenant, ip }: FastifyRequest): Owner {
  return person ? ownerOf(person) : { tenantId: tenant?.id ?? '', personId: networkOf(ip) }
}
