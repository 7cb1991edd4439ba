import { Agent, request } from 'node:http'

const PER_SECOND = 50
const TICK_MS = 20
const WITHIN_MS = 60_000
const CAUSES_MAX = 5

export interface Tally {
  asked: number
  /** Neither answered, nor answered with a status below 500. */
  failed: number
  /** Refused by the product's own limits, so it says nothing about the fault. */
  limited: number
  slowestMs: number
  /** The first failures in words. */
  causes: string[]
}

/** Sends requests through the proxy, each from an address of its own, none of them tried again. One in ten is a POST. */
export function startTraffic(port: number, perSecond = PER_SECOND) {
  const tally: Tally = { asked: 0, failed: 0, limited: 0, slowestMs: 0, causes: [] }
  // Without a time-out of its own an agent of Node does not heed how long the server keeps a connection that is not used.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: WITHIN_MS })
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  const ticks = setInterval(() => {
    // Timers are late on a busy machine, so missed requests are sent now.
    while (tally.asked / perSecond < (performance.now() - began) / 1000) track(ask(port, agent, tally))
  }, TICK_MS)
  return {
    tally,
    async stop(): Promise<Tally> {
      clearInterval(ticks)
      await Promise.all(underWay)
      agent.destroy()
      return tally
    },
  }

  function track(asked: Promise<void>): void {
    underWay.add(asked)
    void asked.then(() => underWay.delete(asked))
  }
}

function ask(port: number, agent: Agent, tally: Tally): Promise<void> {
  const since = performance.now()
  const number = tally.asked++
  const body = number % 10 === 0 ? JSON.stringify({ script: 'Good morning from the harbour.' }) : ''
  const json = body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { host: `waymark.localhost:${port}`, 'x-forwarded-for': address, ...json }
  const [method, path] = body ? ['POST', '/api/estimate-script'] : ['GET', number % 3 ? '/' : '/api/branding']
  return new Promise((resolve) => {
    const ended = (failure?: string): void => {
      if (failure) tally.failed++
      if (failure && tally.causes.length < CAUSES_MAX) tally.causes.push(`${method} ${path}: ${failure}`)
      tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - since))
      resolve()
    }
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: WITHIN_MS }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode === 429) tally.limited++
      answer.once('end', () => ended(statusCode < 500 ? undefined : `status ${statusCode}`))
      answer.once('error', (error) => ended(error.message)).resume()
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer in a minute')))
    asked.once('error', (error) => ended(error.message)).end(body || undefined)
  })
}
