import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * The terminal sends Ctrl+C to every process of the command, and npm and the starter forward it: that is one signal, not two.
 */
const SAME_SIGNAL_MS = 1000
/** The time for requests and other work to end. Work that takes longer is cut off and resumed at the next start. */
const GRACE_MS = 20_000

interface Tasks {
  /** The time for which requests are still accepted, so that load balancers notice that this node is no longer ready. */
  delaySeconds: number
  app: FastifyInstance
  /** Called first, once. */
  begun: () => void
  /** Takes no more jobs, lets running ones end for a while or until `hurry` aborts, and returns the others to the queue. */
  stopWorkers: (hurry: AbortSignal) => Promise<void>
  /** Closes the rest once no request is in progress. */
  close: () => Promise<void>
  report: (error: Error) => void
}

/**
 * Stops the process on SIGINT, SIGTERM and SIGHUP: first it only reports that it is not ready, then it closes the listener and
 * ends running work. A second signal skips the waiting. Returns whether it is still serving.
 */
export function stopOnSignals({ delaySeconds, app, begun, stopWorkers, close, report }: Tasks): () => boolean {
  const hurry = new AbortController()
  let signalledAt: number | undefined
  const signalled = (): void => {
    const isSecond = signalledAt !== undefined && performance.now() - signalledAt > SAME_SIGNAL_MS
    if (isSecond) hurry.abort()
    if (signalledAt !== undefined) return
    signalledAt = performance.now()
    void stop().catch(report)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, signalled)
  return () => signalledAt === undefined

  async function stop(): Promise<void> {
    begun()
    closeConnectionsWhenAnswered(app)
    const workers = stopWorkers(hurry.signal)
    await pause(delaySeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined)
    setTimeout(() => process.exit(1), 2 * GRACE_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref()
    await app.close()
    await workers
    await close()
    process.exit(0)
  }
}

/** Each response closes its connection, so that its client opens the next one elsewhere. */
function closeConnectionsWhenAnswered(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
}
