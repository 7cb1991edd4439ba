// Another process for tests: opens the database, takes one job if asked to, and stays until it is killed.
import { openDatabase } from '../src/platform/db/open.ts'
import { openQueue } from '../src/platform/queue/queue.ts'

const [dataDir = '', databaseUrl = '', task = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl })
console.log('open')
setInterval(() => {}, 60_000)
if (task === 'take-a-job') {
  const queue = await openQueue(db)
  queue.work('render', {
    concurrency: 1,
    handle: async (payload) => {
      console.log(`took ${payload.videoId}`)
      await new Promise(() => {})
    },
  })
}
