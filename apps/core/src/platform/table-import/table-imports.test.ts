import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImportPlan } from '@vitrine/contract/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDiskStorage } from '../../adapters/storage-disk.ts'
import { type TestDatabase, addTenant, addUser, testDatabase } from '../../../test/database.ts'
import type { Person } from '../http/request.ts'
import { newId } from '../ids/ids.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { TableImportDefinition } from './definition.ts'
import { good, readChunk, refused } from './row-results.ts'
import type { ImportRecord } from './store.ts'
import { createTableImports } from './table-imports.ts'

const alive = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
const columns = { columns: { email: 0 } }

let database: TestDatabase
let tenant: Tenant
let person: Person
/** Recorded calls: processed rows, sent jobs and announced ends; and a replacement for the work on the next row. */
let done: string[]
let sent: { payload: Record<string, string>; startAfterSeconds: number | undefined }[]
let endings: string[]
let accident: (() => Promise<void>) | undefined
let isUnfinished: boolean

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  const tenantId = await addTenant(database.db)
  tenant = { id: tenantId } as Tenant
  person = { tenantId, id: await addUser(database.db, tenantId) } as Person
  ;[done, sent, endings, accident, isUnfinished] = [[], [], [], undefined, false]
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Does a row by remembering its first cell, two rows a turn, and refuses those that say no. */
const definition: TableImportDefinition<'email', { columns: { email?: number } }, string, ImportRecord> = {
  kind: 'videos',
  folder: 'lists',
  rowsMax: 100,
  queue: 'batch',
  event: 'batch_update',
  problems: { begun: 'batch-begun', columns: 'batch-columns' },
  notReached: 'This row was not reached.',
  isOfTeam: false,
  isReadWhole: false,
  pauseSeconds: 7,
  columnNames: { email: ['email'] },
  planSchema: ImportPlan,
  checkPlan() {},
  async rowReader({ header }, { columns: chosen }) {
    return async (chunk) =>
      readChunk(chunk, { columns: chosen, width: header.length, titleAt: 0 }, (cell) =>
        cell('email') === 'no' ? refused('Say yes.') : good(cell('email')),
      )
  },
  async importRows({ rows, recordRows }) {
    let room = 2
    for await (const taken of rows) {
      await accident?.()
      const isRunning = await recordRows([taken], async () => {
        if (taken.row.value !== null) done.push(taken.row.value)
        return taken.row.value === null ? 1 : 0
      })
      if (!isRunning || --room === 0) return
    }
  },
  listReasons: async () => new Map([[2, { message: 'It broke.' }]]),
  isUnfinished: async () => isUnfinished,
  async ended(_tx, _locked, ending) {
    endings.push(ending)
  },
  serialize: async (_tx, records) => records,
}

function open() {
  return createTableImports(
    {
      db: database.db,
      storage: createDiskStorage(folder),
      workFolder: folder,
      threads: { run: async (task, input) => task.run(input) },
      events: { publish: async () => undefined },
      queue: {
        async send(_tx, _name, payload, options) {
          sent.push({ payload, startAfterSeconds: options?.startAfterSeconds })
        },
      },
      tenants: { withId: async () => tenant },
      people: { lockPresent: async () => undefined },
      clock: { now: () => new Date() },
      newId,
    },
    definition,
  )
}

async function begun(lines: string[]): Promise<string> {
  const imports = open()
  const { id } = await imports.upload(person, 'list.csv', Buffer.from(['email', ...lines].join('\n')))
  await imports.check(tenant, person, id, columns, 'en')
  await imports.start(tenant, person, id)
  return id
}

const lastJob = () => {
  const { tenantId = '', importId = '', turn } = sent.at(-1)?.payload ?? {}
  return { tenantId, importId, turn: Number(turn) }
}

it('a dry run counts the rows and names faults without effect', async () => {
  const imports = open()
  const { id } = await imports.upload(person, 'list.csv', Buffer.from('email\na\nno\nb,too,much\n'))
  const found = await imports.check(tenant, person, id, columns, 'en')

  expect(found).toMatchObject({ rows: 3, refused: 2, good: [{ line: 2, value: 'a' }] })
  expect(found.faults.map(({ line, title }) => [line, title])).toEqual([
    [3, 'no'],
    [4, 'b'],
  ])
  expect([done, sent]).toEqual([[], []])
})

it('batches run until the last row, and the end waits for what rows started', async () => {
  const id = await begun(['a', 'no', 'b'])
  await open().processTurn(lastJob(), alive)
  expect([done, sent.length]).toEqual([['a'], 2])
  expect(sent.map(({ startAfterSeconds }) => startAfterSeconds)).toEqual([0, 7])
  isUnfinished = true
  await open().processTurn(lastJob(), alive)
  expect([done, endings]).toEqual([['a', 'b'], []])
  isUnfinished = false
  await open().processTurn(lastJob(), alive)

  expect(endings).toEqual(['done'])
  expect(await open().get(person, id)).toMatchObject({ state: 'done', next_row: 3, refused_count: 1 })
})

it('a job that runs in two processes processes each row once', async () => {
  await begun(['a', 'b', 'c'])
  const job = lastJob()
  accident = async () => {
    accident = undefined
    await open().processTurn(job, alive)
  }
  await open().processTurn(job, alive)
  await open().processTurn(lastJob(), alive)

  expect([done, endings]).toEqual([['a', 'b', 'c'], ['done']])
})

it('a failed row is retried by the next attempt, and earlier rows are not', async () => {
  await begun(['a', 'b'])
  accident = async () => {
    if (done.length === 1) throw new Error('the process was killed')
  }
  await expect(open().processTurn(lastJob(), alive)).rejects.toThrow('killed')
  accident = undefined
  await open().processTurn(lastJob(), alive)

  expect([done, endings]).toEqual([['a', 'b'], ['done']])
})

it('a cancellation ends a batch, and every unprocessed row is returned with a reason', async () => {
  const id = await begun(['a', 'no', 'b'])
  accident = async () => void (await open().cancel(person, id))
  await open().processTurn(lastJob(), alive)

  expect([endings, sent.length]).toEqual([['cancelled'], 1])
  const lines = await open().toFix(tenant, person, id, 'en')
  expect(lines.map((line) => line.trimEnd())).toEqual([
    'email,reason',
    'a,It broke.',
    'no,Say yes.',
    'b,This row was not reached.',
  ])
})

it('an import starts once, with a mapping to existing columns', async () => {
  const imports = open()
  const { id } = await imports.upload(person, 'list.csv', Buffer.from('email\na\n'))
  await expect(imports.start(tenant, person, id)).rejects.toMatchObject({ code: 'batch-columns' })
  await expect(imports.check(tenant, person, id, { columns: { email: 1 } }, 'en')).rejects.toMatchObject({
    code: 'batch-columns',
  })
  await imports.check(tenant, person, id, columns, 'en')
  await imports.start(tenant, person, id)
  await expect(imports.start(tenant, person, id)).rejects.toMatchObject({ code: 'batch-begun' })
})

it('an import is private, and a person can keep ten files that were not started', async () => {
  const imports = open()
  const first = await imports.upload(person, 'first.csv', Buffer.from('email\na\n'))
  const other = { ...person, id: await addUser(database.db, tenant.id) }
  await expect(imports.get(other, first.id)).rejects.toMatchObject({ code: 'not-found' })
  for (let count = 0; count < 10; count++) await imports.upload(person, 'more.csv', Buffer.from('email\na\n'))

  await expect(imports.get(person, first.id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await imports.list(person, { limit: 20 })).items).toHaveLength(10)
  expect((await imports.list(other, { limit: 20 })).items).toEqual([])
})
