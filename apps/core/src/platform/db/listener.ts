import type { Socket } from 'node:net'
import { Client } from 'pg'
import type { ServerClock } from '../time/clock.ts'
import { isConnectionLost } from './unavailable.ts'
import type { Connection } from './connection.ts'
import { createSockets, silentServer } from './sockets.ts'

interface Subscriber {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  readonly resumed: (() => void) | undefined
}

interface Session {
  readonly client: Client
  readonly socket: Socket
}

interface ListenerOptions {
  /** The address of the server itself, since poolers deliver no notifications. */
  listenUrl: string
  /** Adjusted to the server's time with each heartbeat. */
  clock: ServerClock
  onNotice: (line: string) => void
  /** Called when the server is unreachable or silent, since its other connections wait in vain. */
  onUnavailable: () => void
}

const HEARTBEAT_MS = 1000
const TIME = 'select extract(epoch from clock_timestamp()) * 1000 as ms'
/** Counted in turns of the event loop, so that a busy process does not mistake itself for a silent server. */
const SILENT_BEATS_MAX = 3
const CONNECT_MS = 4000
/** A new attempt starts although earlier ones are pending, since those may hang in a network that has recovered. */
const RETRY_MS = 500

/**
 * LISTEN on PostgreSQL, and the health check of the server. It needs a session of its own (a pool would hand it to others), which
 * is opened at the first listen and opened again whenever it breaks. A heartbeat finds connections that died silently.
 */
export function createListener({ listenUrl, clock, onNotice, onUnavailable }: ListenerOptions) {
  const subscribers = new Set<Subscriber>()
  const sockets = createSockets()
  let session: Promise<Session> | undefined
  let current: Session | undefined
  let retry: NodeJS.Timeout | undefined
  let isUnavailable = false
  let closed = false

  /** Returns a session that listens to every channel. Rejects when the server does not answer in time. */
  async function open(): Promise<Session> {
    const socket = sockets.open()
    const client = new Client({
      connectionString: listenUrl,
      application_name: 'vitrine listener',
      keepAlive: true,
      stream: () => socket,
    })
    // The event `end` follows and is handled.
    client.on('error', () => {})
    const limit = setTimeout(() => socket.destroy(silentServer()), CONNECT_MS)
    try {
      await client.connect()
      for (const channel of new Set([...subscribers].map((subscriber) => subscriber.channel)))
        await client.query(`listen ${channel}`)
      await askTime(client)
      return { client, socket }
    } catch (error) {
      socket.destroy()
      throw error
    } finally {
      clearTimeout(limit)
    }
  }

  function askTime(client: Client): Promise<void> {
    return clock.ask(async () => Number((await client.query<{ ms: string }>(TIME)).rows[0]?.ms))
  }

  function attach(opened: Session): void {
    const { client, socket } = opened
    current = opened
    let isAsked = false
    let silentBeats = 0
    const heartbeat = setInterval(() => {
      if (isAsked && ++silentBeats === SILENT_BEATS_MAX) {
        socket.destroy(silentServer())
        // New connections may succeed where a firewall has dropped the open ones.
        onUnavailable()
      }
      if (isAsked) return
      isAsked = true
      silentBeats = 0
      askTime(client).then(
        () => (isAsked = false),
        () => {},
      )
    }, HEARTBEAT_MS)
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of subscribers) if (subscriber.channel === channel) subscriber.onMessage(payload ?? '')
    })
    client.once('end', () => {
      clearInterval(heartbeat)
      current = undefined
      if (!closed) reconnect()
    })
  }

  function reconnect(): void {
    const lostAt = performance.now()
    onNotice('database: the connection was lost, connecting again')
    const found = Promise.withResolvers<Session>()
    session = found.promise
    let isOver = false
    const attempt = (): void => {
      retry = setTimeout(attempt, RETRY_MS)
      open().then(succeeded, failed)
    }
    function succeeded(opened: Session): void {
      if (isOver || closed) {
        opened.socket.destroy()
        return
      }
      isOver = true
      clearTimeout(retry)
      sockets.cutAll(opened.socket)
      isUnavailable = false
      onNotice(`database: connected again after ${((performance.now() - lostAt) / 1000).toFixed(1)} s`)
      attach(opened)
      found.resolve(opened)
      for (const subscriber of subscribers) subscriber.resumed?.()
    }
    function failed(error: unknown): void {
      // A server that refuses another connection still serves the open ones.
      if (isOver || closed || isUnavailable || !isConnectionLost(error)) return
      isUnavailable = true
      onUnavailable()
    }
    attempt()
  }

  const listen: Connection['listen'] = async (channel, onMessage, resumed) => {
    const subscriber: Subscriber = { channel, onMessage, resumed }
    subscribers.add(subscriber)
    try {
      session ??= openFirst()
      await (await session).client.query(`listen ${channel}`)
    } catch (error) {
      subscribers.delete(subscriber)
      if (subscribers.size === 0) session = undefined
      throw error
    }
    return async () => {
      subscribers.delete(subscriber)
    }
  }

  /** Watches the server without listening. Rejects where it does not answer in time. */
  async function watch(): Promise<void> {
    session ??= openFirst()
    await session
  }

  async function openFirst(): Promise<Session> {
    const first = await open()
    attach(first)
    return first
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(retry)
    subscribers.clear()
    sockets.cutAll(current?.socket)
    await current?.client.end()
  }

  return { listen, watch, isUnavailable: () => isUnavailable, close }
}
