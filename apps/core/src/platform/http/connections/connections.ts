import type { FastifyInstance } from 'fastify'
import { limitAddresses } from './address-limits.ts'
import { handleSequentially } from './sequential-requests.ts'
import { endStalledClients } from './stalled-clients.ts'

/** What one connection and one address may ask of the server at a time. Comes before all other hooks. */
export function installConnections(app: FastifyInstance): void {
  handleSequentially(app)
  limitAddresses(app)
  endStalledClients(app)
}
