import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeFolderLock } from './folder-lock.ts'

let folder: string
let file: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  file = join(folder, 'db.lock')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('can be taken once per process, and again after its release', () => {
  const giveBack = takeFolderLock(file)
  expect(() => takeFolderLock(file)).toThrow(`process ${process.pid} `)
  giveBack()

  takeFolderLock(file)()
})

it('is refused while its process lives, and free after a restart of the machine', () => {
  const giveBack = takeFolderLock(file)
  const written = readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid))
  giveBack()

  writeFileSync(file, written)
  expect(() => takeFolderLock(file)).toThrow(`process ${process.ppid} `)

  // The same process id from before a restart of the machine cannot be alive.
  writeFileSync(file, `${process.ppid} 00000000-0000-0000-0000-000000000000`)
  takeFolderLock(file)()
})

it('is taken over from a dead process', () => {
  writeFileSync(file, '4194304')
  const giveBack = takeFolderLock(file)

  expect(readFileSync(file, 'utf8')).toContain(String(process.pid))
  giveBack()
})
