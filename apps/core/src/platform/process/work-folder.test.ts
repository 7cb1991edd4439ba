import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../../test/until.ts'
import { type WorkFolder, openWorkFolder } from './work-folder.ts'

let root: string
const open: WorkFolder[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-work-'))
})
afterEach(async () => {
  for (const folder of open.splice(0)) await folder.close()
  rmSync(root, { recursive: true, force: true })
})

/** Rejects without a handler, which the test runner reports as a failure. */
function fail(error: Error): void {
  void Promise.reject(error)
}

async function start(options = {}): Promise<WorkFolder> {
  const folder = await openWorkFolder(root, { report: fail, ...options })
  open.push(folder)
  return folder
}

/** Sets the last heartbeat of a work folder to `seconds` ago. */
function age(folder: string, seconds: number): void {
  const at = Date.now() / 1000 - seconds
  for (const path of [join(folder, 'alive'), folder]) utimesSync(path, at, at)
}

test('a start keeps the files of a running process', async () => {
  const first = await start()
  writeFileSync(join(first.path, 'video.mp4'), 'half')
  age(first.path, 100)
  const second = await start()
  expect(second.path).not.toBe(first.path)
  expect(existsSync(join(first.path, 'video.mp4'))).toBe(true)
})

test('the files of a process that died are removed at the next start', async () => {
  const dead = join(root, 'host-1-dead')
  mkdirSync(join(dead, 'video-1'), { recursive: true })
  writeFileSync(join(dead, 'alive'), '.')
  writeFileSync(join(dead, 'video-1', 'video.mp4'), 'half')
  const older = join(root, 'piece-of-an-older-version')
  writeFileSync(older, 'half')
  utimesSync(older, 1, 1)
  age(dead, 130)
  const folder = await start()
  expect(readdirSync(root)).toEqual([folder.path.slice(root.length + 1)])
})

test('a running process is detected automatically, and so is a dead one', async () => {
  const quick = { heartbeatIntervalMs: 20, deadAfterMs: 5000 }
  const first = await start(quick)
  const second = await start(quick)
  const signOf = ({ path }: WorkFolder) => statSync(join(path, 'alive')).mtimeMs
  const [before, beforeToo] = [signOf(first), signOf(second)]
  await until(() => signOf(first) > before && signOf(second) > beforeToo)
  const dead = join(root, 'host-1-dead')
  mkdirSync(dead)
  utimesSync(dead, 1, 1)
  await until(() => !existsSync(dead))
  expect([first, second].map(({ path }) => existsSync(path))).toEqual([true, true])
})

test('a file that cannot be removed is reported once, and does not prevent a start', async () => {
  const dead = join(root, 'host-1-dead')
  mkdirSync(dead)
  utimesSync(dead, 1, 1)
  let tries = 0
  const remove = async () => Promise.reject(new Error(`EACCES at try ${++tries}`))
  const reported: string[] = []
  const folder = await start({
    heartbeatIntervalMs: 10,
    remove,
    report: ({ message }: Error) => void reported.push(message),
  })
  expect(existsSync(folder.path)).toBe(true)
  await until(() => tries > 3)
  expect(reported).toEqual(['EACCES at try 1'])
})

test('a clean exit leaves nothing behind', async () => {
  const folder = await start()
  writeFileSync(join(folder.path, 'video.mp4'), 'half')
  await folder.close()
  expect(readdirSync(root)).toEqual([])
})
