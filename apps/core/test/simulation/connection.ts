import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Life } from './life.ts'

/** What becomes of a statement in a store that has a planted fault. */
export type Tamper = (text: string) => 'skip' | 'twice' | { thenRun: string } | { afterCommit: string } | undefined

const EMPTY = { rows: [], fields: [], affectedRows: 0 }
const SKIPPED = [{ name: 'commandComplete', length: 0, text: 'INSERT 0 1' }]

/** Queues with a job that could run now. */
const DUE = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`

/**
 * The embedded database as one life of the core sees it: its transactions end with it, undone. Polls of queues in which nothing is due
 * are answered at once, since there are fifty queues and each looks every two seconds.
 */
export function connect(pglite: PGlite, life: Life, tamper: Tamper = () => undefined): PGlite {
  const texts = new Map<string, string>()
  const silences: (() => Promise<void>)[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let due: Promise<Set<string>> | undefined
  let afterCommit: string[] = []
  // The database may be closed by then.
  void life.death.then(async () => Promise.allSettled(silences.map((silence) => silence())))

  const facade = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    parsers: pglite.parsers,
    serializers: pglite.serializers,
    close: async () => {},
    runExclusive: <T>(work: () => Promise<T>) => work(),
    execProtocolStream,
    transaction,
    async query(text: string, values?: unknown[], options?: object) {
      if (text.includes('pg_stat_user_tables')) return EMPTY
      const queue = polledQueue(text, values)
      if (queue !== undefined && !(await dueQueues()).has(queue)) return EMPTY
      if (!/^\s*select/i.test(text)) await life.pass(`queue ${queue ?? ''}`)
      return alone(() => pglite.query(text, values, options))
    },
    async exec(text: string) {
      return alone(() => pglite.exec(text))
    },
    async listen(channel: string, heard: (payload: string) => void) {
      const silence = await pglite.listen(channel, (payload) => life.isDead || heard(payload))
      silences.push(silence)
      return silence
    },
  }
  return facade as unknown as PGlite

  /** Runs once the only connection is free, in the order of the calls. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const before = turn
    const mine = Promise.withResolvers<void>()
    turn = mine.promise
    await before
    await changed()
    try {
      return await work()
    } finally {
      mine.resolve()
    }
  }

  async function changed(): Promise<void> {
    due = undefined
    await life.count()
  }

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await life.pass('transaction')
    const before = turn
    const mine = Promise.withResolvers<void>()
    turn = mine.promise
    await before
    await changed()
    afterCommit = []
    await pglite.exec('begin')
    let isOpen = true
    const rollback = async () => {
      isOpen = false
      await pglite.exec('rollback')
    }
    const tx = { rollback, query: (text: string, values?: unknown[]) => statement(text, values) }
    try {
      const result = await work(tx as unknown as Transaction)
      await changed()
      if (isOpen) await pglite.exec('commit')
      for (const text of afterCommit) await pglite.exec(text)
      return result
    } catch (error) {
      if (isOpen && !life.isDead) await rollback()
      throw error
    } finally {
      mine.resolve()
      await changed()
    }
  }

  async function statement(text: string, values?: unknown[]) {
    await life.count()
    noteChange(text)
    const fate = tamper(text)
    if (fate === 'skip') return { ...EMPTY, affectedRows: 1 }
    const result = await pglite.query(text, values)
    await suffer(fate, () => pglite.query(text, values))
    return result
  }

  /** Statements with parameters come prepared: the text once, then its name. */
  async function execProtocolStream(message: Uint8Array, options: object) {
    await life.count()
    const [name, text] = readPrepared(message, texts)
    if (text !== undefined) texts.set(name, text)
    const executed = text === undefined ? (texts.get(name) ?? '') : ''
    noteChange(executed)
    const fate = tamper(executed)
    if (fate === 'skip') return SKIPPED
    const send = () => pglite.runExclusive(() => pglite.execProtocolStream(message, options))
    const answers = await send()
    await suffer(fate, send)
    return answers
  }

  /** Only what changes rows can break an invariant. */
  function noteChange(text: string): void {
    if (/^\s*(?:insert|update|delete|with)\b/i.test(text)) life.hasChanged = true
  }

  async function suffer(fate: ReturnType<Tamper>, again: () => Promise<unknown>): Promise<void> {
    if (fate === 'twice') await again()
    else if (typeof fate === 'object' && 'thenRun' in fate) await pglite.exec(fate.thenRun)
    else if (typeof fate === 'object') afterCommit.push(fate.afterCommit)
  }

  function dueQueues(): Promise<Set<string>> {
    due ??= pglite.query<{ name: string }>(DUE).then(({ rows }) => new Set(rows.map(({ name }) => name)))
    return due
  }
}

/** Returns the queue in which a statement looks for jobs; undefined for any other statement. */
function polledQueue(text: string, values: unknown[] = []): string | undefined {
  if (text.includes('turn_lock')) return String(values[0])
  return /for update skip locked/i.test(text) ? /name = '([\w-]+)'/.exec(text)?.[1] : undefined
}

/** Returns name and text of a Parse message, and the name of the statement of a Bind message. */
function readPrepared(message: Uint8Array, texts: Map<string, string>): [string, string?] {
  const parts = Buffer.from(message).subarray(5).toString('latin1').split('\0', 3)
  if (message[0] === 'P'.charCodeAt(0)) return [parts[0] ?? '', parts[1] ?? '']
  return [texts.has(parts[1] ?? '') ? (parts[1] ?? '') : '']
}

/** Ends what a dead process has left on the connection. */
export async function hangUp(pglite: PGlite, { half }: { half: 'commit' | 'rollback' }): Promise<void> {
  await pglite.runExclusive(async () => {})
  await pglite.exec(`${half}; deallocate all`)
}
