import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { childProcesses } from '../../test/child-processes.ts'
import { createPresenterRenderer } from './renderer-presenter.ts'
import { jobIn, rendererSuite } from './renderer.suite.ts'

rendererSuite('presenter', () => createPresenterRenderer({ concurrency: 1 }))

it.runIf(process.platform === 'linux')(
  'reports a render as lost after its process was killed, and renders the next video',
  async () => {
    const renderer = createPresenterRenderer({ concurrency: 1 })
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-killed-'))
    const begun = Promise.withResolvers<void>()
    const hooks = { onProgress: () => begun.resolve(), signal: new AbortController().signal }
    const others = childProcesses()
    const killed = renderer.render(jobIn(folder, 'killed', 'One more word. '.repeat(200)), hooks)
    await begun.promise
    for (const child of childProcesses()) if (!others.includes(child)) process.kill(child, 'SIGKILL')

    await expect(killed).rejects.toMatchObject({ code: 'renderer-lost', isLost: true })
    await expect(renderer.render(jobIn(folder, 'next', 'And on we go.'), hooks)).resolves.toBeTruthy()
    await renderer.close()
    rmSync(folder, { recursive: true, force: true })
  },
)

afterEach(() => void vi.useRealTimers())

it('reports too much memory as an error that is not retried', async () => {
  const renderer = createPresenterRenderer({ concurrency: 1, memoryMegabytesMax: 60 })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'))
  const hooks = { onProgress: () => {}, signal: new AbortController().signal }
  const refused = renderer.render(jobIn(folder, 'full', 'One more word.'), hooks)

  await expect(refused).rejects.toMatchObject({ code: 'out-of-memory', isLost: false })
  await renderer.close()
  rmSync(folder, { recursive: true, force: true })
})

it('hides server paths when a file cannot be written, and keeps the cause for the operator', async () => {
  const renderer = createPresenterRenderer({ concurrency: 1 })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-gone-'))
  const begun = Promise.withResolvers<void>()
  const hooks = {
    onProgress: (stage: string) => stage === 'drawing' && begun.resolve(),
    signal: new AbortController().signal,
  }
  const failed = renderer.render(jobIn(folder, 'gone', 'One more word. '.repeat(20)), hooks)
  await begun.promise
  rmSync(folder, { recursive: true, force: true })

  const reason: unknown = await failed.catch((error: unknown) => error)
  expect(reason).toMatchObject({
    message: 'Something went wrong on our side, so the video couldn’t be created. Try again later.',
    cause: expect.objectContaining({ message: expect.stringContaining('ENOENT') }),
  })
  await renderer.close()
})

it('clears the cancel timer of a render that stopped in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const renderer = createPresenterRenderer({ concurrency: 1 })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stopped-'))
  const [begun, stop] = [Promise.withResolvers<void>(), new AbortController()]
  const hooks = { onProgress: () => begun.resolve(), signal: stop.signal }
  const stopped = renderer.render(jobIn(folder, 'stopped', 'One more word. '.repeat(200)), hooks)
  await begun.promise
  stop.abort()
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })

  expect(vi.getTimerCount()).toBe(1)
  vi.useRealTimers()
  await renderer.close()
  rmSync(folder, { recursive: true, force: true })
})
