import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { begun, emails, get, rowsToFix } from '../imports.ts'

const ROWS = 5000
const MEGABYTE = 1024 * 1024

let test: TestApp

// Takes more than a minute, so it runs on demand: VITRINE_LONG=1.
describe.runIf(process.env.VITRINE_LONG)('an import of 5,000 people', () => {
  beforeAll(async () => {
    test = await testApp()
  })
  afterAll(() => test.close())

  it(
    'finishes with every row once, and without more memory than before',
    { timeout: 600_000 },
    async ({ annotate }) => {
      const owner = await test.demo('azure-coast', 'owner')
      const bad = ['no address,Nobody', 'long1@mail.example,Twice']
      // The first one brings what is loaded and compiled once, so that the second shows what an import leaves behind.
      const first = await begun(owner, ['email,name', ...emails('first', ROWS)])
      await ended(first.id)
      const before = memory()
      const [began, beganCpu] = [Date.now(), process.cpuUsage()]
      const one = await begun(owner, ['email,name', ...emails('long', ROWS - bad.length), ...bad])
      const most = await ended(one.id)
      const seconds = (Date.now() - began) / 1000
      const { user, system } = process.cpuUsage(beganCpu)
      const after = memory()
      const cpuSeconds = (user + system) / 1e6
      await annotate(JSON.stringify({ rows: ROWS, seconds, cpuSeconds, before, most, after }))

      expect(await get(owner, one.id)).toMatchObject({ state: 'done', invited: ROWS - bad.length, refused: bad.length })
      expect((await rowsToFix(owner, one.id)).trimEnd().split('\r\n')).toHaveLength(1 + bad.length)
      const { rows } = await test.deps.db.execute(
        `select count(*) as n, count(distinct lower(email)) as people from invitation where email like 'long%'`,
      )
      expect([Number(rows[0]?.n), Number(rows[0]?.people)]).toEqual([ROWS - bad.length, ROWS - bad.length])
      expect(after.heapMegabytes - before.heapMegabytes).toBeLessThan(32)

      async function ended(id: string) {
        let highest = memory(false)
        while ((await get(owner, id)).state === 'running') {
          await new Promise((resolve) => setTimeout(resolve, 2000))
          const now = memory(false)
          if (now.rssMegabytes > highest.rssMegabytes) highest = now
        }
        return highest
      }
    },
  )
})

function memory(isCollected = true) {
  // Collects garbage first, since unreachable objects are no leak.
  setFlagsFromString('--expose-gc')
  if (isCollected) (runInNewContext('gc') as () => void)()
  const { heapUsed, rss } = process.memoryUsage()
  return { heapMegabytes: Math.round(heapUsed / MEGABYTE), rssMegabytes: Math.round(rss / MEGABYTE) }
}
