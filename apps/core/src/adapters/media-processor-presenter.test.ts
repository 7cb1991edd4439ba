import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPresenterMediaProcessor } from './media-processor-presenter.ts'
import { mediaProcessorSuite } from './media-processor.suite.ts'

const workFolder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'))

mediaProcessorSuite('presenter', workFolder, () => createPresenterMediaProcessor({ workFolder }))
