import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { type SendNotice, wantsPage } from '../pages/notice-page.ts'
import { sendProblem } from '../problems.ts'

interface Deps {
  isBlocked: (address: string, tenantId: string) => boolean
  sendNotice: SendNotice
}

/** Refuses the requests of blocked networks before sessions, limits and bodies are looked at. Call it after the hosts. */
export function refuseBlockedNetworks(app: FastifyInstance, { isBlocked, sendNotice }: Deps): void {
  app.decorateRequest('isBlocked', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.tenant && isBlocked(request.ip, request.tenant.id)) refuse(request, reply, sendNotice)
    else done()
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, sendNotice: SendNotice): FastifyReply {
  request.isBlocked = true
  if (request.tenant && wantsPage(request)) return sendNotice(request, reply, request.tenant, 'blocked')
  return sendProblem(request, reply, new AppError('address-blocked'))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Refused because its network is blocked. */
    isBlocked: boolean
  }
}
