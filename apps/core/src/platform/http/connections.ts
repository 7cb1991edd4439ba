import type { FastifyInstance } from 'fastify'
import { answerInTurn } from './answers-in-turn.ts'
import { endStoppedReaders } from './stopped-readers.ts'

/** What one connection may ask of the server. Comes before all other hooks. */
export function limitConnections(app: FastifyInstance): void {
  answerInTurn(app)
  endStoppedReaders(app)
}
