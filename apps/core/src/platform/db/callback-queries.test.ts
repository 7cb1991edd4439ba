import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { queryByCallback } from './callback-queries.ts'

const { empty } = inject('databases')

describe.runIf(empty.engine === 'postgres')('a connection with callback queries', () => {
  let pool: Pool

  beforeAll(() => {
    pool = new Pool({ connectionString: empty.engine === 'postgres' ? empty.serverUrl : '', max: 1 })
    pool.on('connect', queryByCallback)
  })
  afterAll(() => pool.end())

  it('returns results with values, without, and by callback', async () => {
    const client = await pool.connect()
    const called = new Promise((resolve) => client.query('select 3 as n', (_error, { rows }) => resolve(rows)))

    expect((await client.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }])
    expect((await client.query('select 2 as n', undefined)).rows).toEqual([{ n: 2 }])
    expect(await called).toEqual([{ n: 3 }])
    client.release()
    expect((await pool.query('select 4 as n')).rows).toEqual([{ n: 4 }])
  })

  it('fails with a stack that includes the caller', async () => {
    const askWrongly = async () => {
      const client = await pool.connect()
      try {
        return await client.query('select nothing')
      } finally {
        client.release()
      }
    }

    await expect(askWrongly()).rejects.toMatchObject({
      message: 'column "nothing" does not exist',
      stack: expect.stringContaining('askWrongly'),
    })
  })
})
