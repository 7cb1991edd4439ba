import type { FastifyInstance } from 'fastify'
import { limitAddresses } from './address-limits.ts'
import { answerInTurn } from './answers-in-turn.ts'
import { endStoppedReaders } from './stopped-readers.ts'

/** What one connection and one address may ask of the server at a time. Comes before all other hooks. */
export function installConnections(app: FastifyInstance): void {
  answerInTurn(app)
  limitAddresses(app)
  endStoppedReaders(app)
}
