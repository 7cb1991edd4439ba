import { type PGlite, type Results, type messages, protocol, types } from '@electric-sql/pglite'

interface Prepared {
  name: string
  parameterTypes: readonly number[]
  fields: readonly { name: string; dataTypeID: number }[]
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** More than the product has. Lists of ids of many lengths may create more; then all are deallocated. */
const STATEMENTS_MAX = 500

const { serialize } = protocol

/**
 * Keeps statements of the embedded database prepared. A repeated statement takes one message, where the library
 * sends six and parses and plans the text again. For use inside a transaction, which keeps other queries out.
 */
export function createPreparedStatements(pglite: PGlite) {
  const statements = new Map<string, Prepared>()
  let count = 0
  return { query }

  async function query<T>(text: string, values: readonly unknown[]): Promise<Results<T>> {
    return pglite.runExclusive(async () => {
      const statement = statements.get(text) ?? (await prepare(text))
      const answers = await send(
        serialize.bind({
          statement: statement.name,
          values: values.map((value, place) => encode(statement, place, value)),
        }),
        serialize.execute({}),
      )
      return resultOf<T>(answers, statement)
    })
  }

  async function prepare(text: string): Promise<Prepared> {
    if (statements.size >= STATEMENTS_MAX) await deallocateAll()
    const name = `statement_${count++}`
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement: Prepared = { name, parameterTypes: [], fields: [] }
    for (const answer of answers) {
      if (answer.name === 'parameterDescription')
        statement.parameterTypes = (answer as messages.ParameterDescriptionMessage).dataTypeIDs
      if (answer.name === 'rowDescription') statement.fields = (answer as messages.RowDescriptionMessage).fields
    }
    statements.set(text, statement)
    return statement
  }

  async function deallocateAll(): Promise<void> {
    statements.clear()
    await send(serialize.query('deallocate all'))
  }

  function send(...messages: Uint8Array[]): Promise<Messages> {
    return pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })
  }

  function encode({ parameterTypes }: Prepared, place: number, value: unknown): string | null {
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

/** Returns how many rows a command tag such as `UPDATE 3` or `INSERT 0 5` says were changed; 0 for `SELECT`. */
function changedBy(tag: string): number {
  return tag.startsWith('SELECT') ? 0 : Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0
}
