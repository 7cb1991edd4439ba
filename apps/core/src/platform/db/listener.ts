import { Client } from 'pg'
import type { Connection } from './connection.ts'

interface Ear {
  readonly channel: string
  readonly heard: (payload: string) => void
  readonly resumed: (() => void) | undefined
}

const heartbeatMilliseconds = 15_000
const longestPauseMilliseconds = 5_000

/**
 * LISTEN on PostgreSQL. It needs a session of its own (a pool would hand it to others), which is opened at the first
 * listen and opened again whenever it breaks. A heartbeat finds connections that died without a word.
 */
export function createListener(databaseUrl: string, onNotice: (line: string) => void) {
  const ears = new Set<Ear>()
  let client: Promise<Client> | undefined
  let closed = false
  let failures = 0
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<Client> {
    const session = new Client({ connectionString: databaseUrl, keepAlive: true, query_timeout: heartbeatMilliseconds })
    let lost = false
    const heartbeat = setInterval(() => void session.query('select 1').catch(leave), heartbeatMilliseconds)
    function leave(): void {
      clearInterval(heartbeat)
      if (lost) return
      lost = true
      void session.end().catch(() => {})
      if (!closed) reconnectLater()
    }
    session.on('error', leave)
    session.on('end', leave)
    session.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.heard(payload ?? '')
    })
    try {
      await session.connect()
      for (const channel of new Set([...ears].map((ear) => ear.channel))) await session.query(`listen ${channel}`)
    } catch (error) {
      // The caller decides: the first listen reports the failure, a reconnect tries again.
      lost = true
      clearInterval(heartbeat)
      void session.end().catch(() => {})
      throw error
    }
    failures = 0
    return session
  }

  function reconnectLater(): void {
    if (failures === 0) onNotice('database: the listening connection was lost, connecting again')
    const pause = Math.min(longestPauseMilliseconds, 100 * 2 ** failures++)
    retry = setTimeout(() => {
      client = connect()
      client.then(
        () => ears.forEach((ear) => ear.resumed?.()),
        () => closed || reconnectLater(),
      )
    }, pause)
  }

  const listen: Connection['listen'] = async (channel, heard, resumed) => {
    const ear: Ear = { channel, heard, resumed }
    ears.add(ear)
    try {
      client ??= connect()
      await (await client).query(`listen ${channel}`)
    } catch (error) {
      ears.delete(ear)
      if (ears.size === 0) client = undefined
      throw error
    }
    return async () => {
      ears.delete(ear)
    }
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(retry)
    ears.clear()
    const session = await client?.catch(() => undefined)
    await session?.end()
  }

  return { listen, close }
}
