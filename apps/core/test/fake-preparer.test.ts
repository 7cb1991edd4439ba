import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparerSuite } from '../src/adapters/preparer.suite.ts'
import { createFakePreparer } from './fake-preparer.ts'

preparerSuite('fake', mkdtempSync(join(tmpdir(), 'vitrine-fake-')), createFakePreparer)
