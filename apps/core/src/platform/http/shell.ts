import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { screens } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { createPage } from './page.ts'
import { sendProblem } from './problems.ts'

const YEAR_SECONDS = 31_536_000

/** Serves the built React app: its files for ever, since their names carry their hash, and its page in the tenant's brand. */
export async function installShell(
  app: FastifyInstance,
  { hasSession }: { hasSession: (request: FastifyRequest) => boolean },
) {
  const dist = join(dirname(fileURLToPath(import.meta.resolve('@vitrine/shell/package.json'))), 'dist')
  const page = createPage(await readFile(join(dist, 'index.html'), 'utf8'))
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false,
  })
  for (const path of screens) {
    app.get(path, async (request, reply) =>
      page.send(request, reply, tenantOf(request), hasSession(request), statusOf(path, request)),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage || !request.tenant) return sendProblem(request, reply, new AppError('not-found'))
    return page.send(request, reply, request.tenant, hasSession(request), 404)
  })
}

/** The operator's console exists on the operator's own host only. */
function statusOf(path: string, request: FastifyRequest): number {
  return path === '/admin' && !request.tenant?.isPlatform ? 404 : 200
}

function tenantOf(request: FastifyRequest) {
  if (!request.tenant) throw new AppError('unknown-host')
  return request.tenant
}
