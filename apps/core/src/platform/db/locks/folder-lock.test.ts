import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acquireFolderLock } from './folder-lock.ts'

let folder: string
let file: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  file = join(folder, 'db.lock')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a folder is locked once per process, and free after its release', () => {
  const release = acquireFolderLock(file)
  expect(() => acquireFolderLock(file)).toThrow(`process ${process.pid} `)
  release()

  acquireFolderLock(file)()
})

it('a lock is refused while its process lives, and free after a reboot', () => {
  const release = acquireFolderLock(file)
  const written = readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid))
  release()

  writeFileSync(file, written)
  expect(() => acquireFolderLock(file)).toThrow(`process ${process.ppid} `)

  // The same process id from before a restart of the machine cannot be alive.
  writeFileSync(file, `${process.ppid} 00000000-0000-0000-0000-000000000000`)
  acquireFolderLock(file)()
})

it('a lock of a dead process is taken over', () => {
  writeFileSync(file, '4194304')
  const release = acquireFolderLock(file)

  expect(readFileSync(file, 'utf8')).toContain(String(process.pid))
  release()
})
