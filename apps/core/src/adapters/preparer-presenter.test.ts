import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPresenterPreparer } from './preparer-presenter.ts'
import { preparerSuite } from './preparer.suite.ts'

const workFolder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'))

preparerSuite('presenter', workFolder, () => createPresenterPreparer({ workFolder }))
