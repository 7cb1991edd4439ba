import { type PGlite, type Results, type messages, protocol, types } from '@electric-sql/pglite'

interface Prepared {
  name: string
  parameterTypes: readonly number[]
  fields: readonly { name: string; dataTypeID: number }[]
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** More different statements than the product has; where lists of ids make them many, all are forgotten together. */
const KEPT_MAX = 500

const { serialize } = protocol

/**
 * Statements of the embedded database that stay prepared: the second time, parameters go in and rows come out in one message,
 * where the library sends six and has the same text read and planned anew. To be used inside a transaction, which keeps others out.
 */
export function createPrepared(pglite: PGlite) {
  const kept = new Map<string, Prepared>()
  let count = 0
  return { query }

  async function query<T>(text: string, values: readonly unknown[]): Promise<Results<T>> {
    return pglite.runExclusive(async () => {
      const statement = kept.get(text) ?? (await prepare(text))
      const answers = await send(
        serialize.bind({
          statement: statement.name,
          values: values.map((value, place) => written(statement, place, value)),
        }),
        serialize.execute({}),
      )
      return resultOf<T>(answers, statement)
    })
  }

  async function prepare(text: string): Promise<Prepared> {
    if (kept.size >= KEPT_MAX) await forgetAll()
    const name = `kept_${count++}`
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement: Prepared = { name, parameterTypes: [], fields: [] }
    for (const answer of answers) {
      if (answer.name === 'parameterDescription')
        statement.parameterTypes = (answer as messages.ParameterDescriptionMessage).dataTypeIDs
      if (answer.name === 'rowDescription') statement.fields = (answer as messages.RowDescriptionMessage).fields
    }
    kept.set(text, statement)
    return statement
  }

  async function forgetAll(): Promise<void> {
    kept.clear()
    await send(serialize.query('deallocate all'))
  }

  function send(...messages: Uint8Array[]): Promise<Messages> {
    return pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })
  }

  function written({ parameterTypes }: Prepared, place: number, value: unknown): string | null {
    if (value === null || value === undefined) return null
    const write = pglite.serializers[parameterTypes[place] ?? 0]
    return write ? write(value) : String(value)
  }

  function resultOf<T>(answers: Messages, { fields }: Prepared): Results<T> {
    const rows: T[] = []
    let affectedRows = 0
    for (const answer of answers) {
      if (answer.name === 'dataRow') {
        const row: Record<string, unknown> = {}
        for (const [place, cell] of (answer as messages.DataRowMessage).fields.entries()) {
          const { name = '', dataTypeID = 0 } = fields[place] ?? {}
          row[name] = types.parseType(cell, dataTypeID, pglite.parsers)
        }
        rows.push(row as T)
      }
      if (answer.name === 'commandComplete') affectedRows = changedBy((answer as messages.CommandCompleteMessage).text)
    }
    return { rows, fields: [...fields], affectedRows }
  }
}

/** The rows that `UPDATE 3` or `INSERT 0 5` changed; what is read is not counted. */
function changedBy(tag: string): number {
  return tag.startsWith('SELECT') ? 0 : Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0
}
