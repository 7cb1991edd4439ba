import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/register.ts'
import { importRoutes } from './import/routes.ts'
import type { MembersModule } from './module.ts'
import { teamRoutes } from './team/routes.ts'
import type { Visitor } from '../auth/index.ts'

/** Returns the calls of the team, its invitations and its imports. */
export function membersRoutes(
  members: MembersModule,
  visitorOf: (request: FastifyRequest) => Visitor,
): Handlers<'members'> {
  return { ...teamRoutes({ ...members, visitorOf }), ...importRoutes(members) }
}
