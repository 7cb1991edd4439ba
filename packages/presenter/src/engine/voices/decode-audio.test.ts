import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { decodeAudioFile } from './decode-audio.ts'

it('a file that is refused does not keep the process alive', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'sound-')), 'notes.txt')
  await writeFile(path, 'This is no recording.')
  const [started, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]

  await expect(decodeAudioFile(path)).rejects.toMatchObject({ code: 'file-refused' })
  const timers = started.mock.results.map(({ value }) => value as unknown)
  const stopped = ended.mock.calls.map(([timer]) => timer as unknown)
  expect(timers.length).toBeGreaterThan(0)
  expect(timers.filter((timer) => !stopped.includes(timer))).toEqual([])
})
