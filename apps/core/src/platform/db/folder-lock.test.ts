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

it('is held once in a process, and free again when it was given back', () => {
  const giveBack = takeFolderLock(file)
  expect(() => takeFolderLock(file)).toThrow(`process ${process.pid} `)
  giveBack()

  takeFolderLock(file)()
})

it('is refused while the process lives, however it was written before a restart of the machine', () => {
  const giveBack = takeFolderLock(file)
  const written = readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid))
  giveBack()

  writeFileSync(file, written)
  expect(() => takeFolderLock(file)).toThrow(`process ${process.ppid} `)

  // The same number, but of an earlier run of the machine: its holder cannot live any more.
  writeFileSync(file, `${process.ppid} 00000000-0000-0000-0000-000000000000`)
  takeFolderLock(file)()
})

it('of a process that died is taken over', () => {
  writeFileSync(file, '4194304')
  const giveBack = takeFolderLock(file)

  expect(readFileSync(file, 'utf8')).toContain(String(process.pid))
  giveBack()
})
