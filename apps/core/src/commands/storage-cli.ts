import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { openStores } from '../deps.ts'
import { openDatabase } from '../platform/db/open.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { adoptStores } from '../platform/storage/check-stores.ts'
import { createMoveMarkers, tryStorage } from '../platform/storage/markers.ts'
import { type MoveProgress, moveObjects } from '../platform/storage/move.ts'

const USAGE = `Usage: npm run storage -- check
       npm run storage -- move --to <s3 or disk>
       npm run storage -- adopt

check tests every configured store and counts its objects. move copies all media to the other store while the server runs, with
STORAGE set to the new store and STORAGE_FALLBACK to the old one; if it is interrupted, run it again. adopt marks the configured
stores as those of this installation, after files were lost or restored (on the embedded database, stop the server first).`

const PROGRESS_INTERVAL_MS = 1000
const FAULTS_SHOWN = 20

await run().catch(endWith)

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [command] = positionals
  if (values.help) return console.log(USAGE)
  const config = readConfig()
  if (command === 'check') return check(config)
  if (command === 'move') return move(config, values.to)
  if (command === 'adopt') return adopt(config)
  throw new CliError(USAGE)
}

function readArguments() {
  const options = { to: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

async function check(config: Config): Promise<void> {
  for (const { kind, storage } of openStores(config)) {
    await tryStorage(storage).catch((error: Error) => {
      throw new CliError(`${storage.place}: ${error.message} ${storage.remedyFor(error)}`)
    })
    let [objects, bytes] = [0, 0]
    for await (const object of storage.list()) [objects, bytes] = [objects + 1, bytes + object.bytes]
    console.log(`${kind}: ${storage.place} can be read and written. ${objects} objects, ${megabytes(bytes)}.`)
  }
}

async function move(config: Config, wanted: string | undefined): Promise<void> {
  const [to, from] = openStores(config)
  if (wanted !== to.kind || !from) {
    const other = wanted === 'disk' ? 's3' : 'disk'
    throw new CliError(
      wanted === 's3' || wanted === 'disk'
        ? `Every node must write to the new store first: set STORAGE=${wanted} and STORAGE_FALLBACK=${other}, restart, then move.`
        : USAGE,
    )
  }
  const workFolder = join(config.dataDir, 'work')
  mkdirSync(workFolder, { recursive: true })
  let shownAt = 0
  const result = await moveObjects({
    from: from.storage,
    to: to.storage,
    markers: createMoveMarkers({ from, to }),
    logPath: join(config.dataDir, 'storage-moves', `${from.kind}-to-${to.kind}`),
    workFolder,
    onProgress(progress) {
      if (Date.now() - shownAt < PROGRESS_INTERVAL_MS) return
      shownAt = Date.now()
      console.log(lineOf(progress))
    },
  })
  console.log(lineOf(result))
  for (const { key, error } of result.failed.slice(0, FAULTS_SHOWN)) console.error(`${key}: ${error.message}`)
  if (result.failed.length > 0) throw new CliError(`${result.failed.length} objects were not copied. Run this again.`)
  console.log(
    `Everything is in ${to.storage.place}. Unset STORAGE_FALLBACK and restart; ${from.storage.place} is no longer needed.`,
  )
}

function lineOf({ objects, bytes, copied, copiedBytes, already, changed, failed }: MoveProgress): string {
  const done = copied + already + changed + failed.length
  const parts = [`${copied} copied (${megabytes(copiedBytes)})`, `${already} there before`, `${failed.length} failed`]
  const others = changed > 0 ? [`${changed} changed meanwhile`] : []
  return `${done} of ${objects} objects (${megabytes(bytes)}): ${[...parts, ...others].join(', ')}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

async function adopt(config: Config): Promise<void> {
  const db = await openDatabase({ ...config.database, dataDir: config.dataDir, onNotice: console.info })
  try {
    const stores = openStores(config)
    await adoptStores(db, stores)
    for (const { storage } of stores) console.log(`${storage.place} is now a store of this installation.`)
  } finally {
    await db.close()
  }
}
