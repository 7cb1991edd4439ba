import type { Owner } from '../../ports/owner.ts'
import { createFairQueue, type QueueLimits } from '../fair-scheduling/fair-queue.ts'
import { networkOf } from '../limits/network.ts'
import { FetchError } from './fetch-error.ts'
import type { Target } from './gate.ts'

/** The limits of one queue of requests. */
interface HostQueueLimits extends QueueLimits {
  /** Requests that may begin at once after a quiet time. */
  burst: number
  perSecond: number
}

/** The limits of a host by its name, and of the address that it shares with other names. */
interface HostLimitRules {
  name: HostQueueLimits
  address: HostQueueLimits
}

/**
 * Few enough for the smallest site, and enough for the pages of many customers. One person never takes every place. A longer queue
 * would not be served within the time limit of a fetch.
 */
const RULES: HostLimitRules = {
  name: {
    running: { person: 2, tenant: 3, all: 3 },
    waiting: { person: 6, tenant: 12, all: 24 },
    burst: 12,
    perSecond: 3,
  },
  address: {
    running: { person: 4, tenant: 6, all: 6 },
    waiting: { person: 12, tenant: 24, all: 60 },
    burst: 40,
    perSecond: 10,
  },
}
/** About 10 MB when full. Beyond that, requests to further hosts are refused for some seconds. */
const HOST_QUEUES_MAX = 20_000
/** The owner of requests that belong to nobody. */
const NOBODY: Owner = { tenantId: 'none', personId: 'none' }

interface Waiting {
  owner: Owner
  /** Returns false for a request that was aborted in the meantime. */
  begin: () => boolean
}

interface HostQueue {
  limits: HostQueueLimits
  queue: ReturnType<typeof createFairQueue<Waiting>>
  /** Requests that run or wait. */
  requests: number
  /** When the burst is available again, as a time of `performance.now()`. */
  fullAt: number
  timer: NodeJS.Timeout | undefined
}

export type HostLimits = ReturnType<typeof createHostLimits>

/**
 * Limits the requests of this process to each foreign host, for all people and tenants together, so that nobody can use this
 * server against a site. People take turns. A host counts by its name and by its address, since names cost nothing.
 */
export function createHostLimits(rules: HostLimitRules = RULES, queuesMax = HOST_QUEUES_MAX) {
  const hostQueues = new Map<string, HostQueue>()
  return { enter }

  /** Waits for a turn. Returns the function that ends it. Throws FetchError: host-busy where the wait would be too long. */
  async function enter({ url, address }: Target, owner = NOBODY, signal: AbortSignal): Promise<() => void> {
    const name = url.hostname.replace(/\.$/, '')
    const releaseName = await acquire(`name ${name}`, rules.name, owner, signal)
    try {
      const releaseAddress = await acquire(`address ${networkOf(address)}`, rules.address, owner, signal)
      return () => {
        releaseAddress()
        releaseName()
      }
    } catch (error) {
      releaseName()
      throw error
    }
  }

  async function acquire(key: string, limits: HostQueueLimits, owner: Owner, signal: AbortSignal): Promise<() => void> {
    const hostQueue = hostQueues.get(key) ?? open(key, limits)
    const turn = Promise.withResolvers<void>()
    const stop = () => turn.reject(new FetchError('host-busy'))
    const begin = () => {
      turn.resolve()
      return !signal.aborted
    }
    if (signal.aborted || !hostQueue.queue.add(owner, { owner, begin })) throw new FetchError('host-busy')
    hostQueue.requests += 1
    signal.addEventListener('abort', stop, { once: true })
    beginNext(hostQueue)
    try {
      await turn.promise
    } catch (error) {
      hostQueue.requests -= 1
      throw error
    } finally {
      signal.removeEventListener('abort', stop)
    }
    return () => {
      hostQueue.requests -= 1
      hostQueue.queue.end(owner)
      beginNext(hostQueue)
    }
  }

  function open(key: string, limits: HostQueueLimits): HostQueue {
    if (hostQueues.size >= queuesMax)
      for (const [name, hostQueue] of hostQueues) if (isUnused(hostQueue)) hostQueues.delete(name)
    if (hostQueues.size >= queuesMax) throw new FetchError('host-busy')
    const hostQueue = { limits, queue: createFairQueue<Waiting>(limits), requests: 0, fullAt: 0, timer: undefined }
    hostQueues.set(key, hostQueue)
    return hostQueue
  }
}

/** Begins what may begin now, and the rest when the rate permits. */
function beginNext(hostQueue: HostQueue): void {
  const intervalMs = 1000 / hostQueue.limits.perSecond
  while (!hostQueue.timer) {
    const now = performance.now()
    const waitMs = hostQueue.fullAt - (hostQueue.limits.burst - 1) * intervalMs - now
    if (waitMs > 0) {
      hostQueue.timer = setTimeout(() => {
        hostQueue.timer = undefined
        beginNext(hostQueue)
      }, waitMs)
      return
    }
    const next = hostQueue.queue.next()
    if (!next) return
    if (next.begin()) hostQueue.fullAt = Math.max(hostQueue.fullAt, now) + intervalMs
    else hostQueue.queue.end(next.owner)
  }
}

function isUnused({ requests, fullAt }: HostQueue): boolean {
  return requests === 0 && fullAt <= performance.now()
}
