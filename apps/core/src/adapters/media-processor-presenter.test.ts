import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { childProcesses } from '../../test/child-processes.ts'
import { createPresenterMediaProcessor } from './media-processor-presenter.ts'
import { jobOf, mediaProcessorSuite, smallPng } from './media-processor.suite.ts'

const workFolder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'))

mediaProcessorSuite('presenter', workFolder, () => createPresenterMediaProcessor({ workFolder }))

it.runIf(process.platform === 'linux')(
  'reads a file in a new process after its process died that had read another person’s file',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-'))
    const mediaProcessor = createPresenterMediaProcessor({ workFolder: folder })
    const hooks = { onProgress: () => {}, signal: new AbortController().signal }
    const others = childProcesses()
    await mediaProcessor.process(jobOf(folder, 'content', smallPng()), hooks)
    const used = childProcesses().filter((child) => !others.includes(child))
    const second = mediaProcessor.process(jobOf(folder, 'content', smallPng()), hooks)
    for (const child of used) process.kill(child, 'SIGKILL')

    expect(used).toHaveLength(1)
    expect((await second).pictures).toHaveLength(1)
    await mediaProcessor.close()
    rmSync(folder, { recursive: true, force: true })
  },
)
