import type { FastifyInstance } from 'fastify'
import { limitAddresses } from './address-limits.ts'
import { handleSequentially } from './sequential-requests.ts'
import { endStalledClients } from './stalled-clients.ts'

/** Limits concurrent requests per connection and per address, and ends stalled clients. Runs before all other hooks. */
export function installConnections(app: FastifyInstance): void {
  handleSequentially(app)
  limitAddresses(app)
  endStalledClients(app)
}
