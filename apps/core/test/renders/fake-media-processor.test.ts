import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaProcessorSuite } from '../../src/adapters/media-processor.suite.ts'
import { createFakeMediaProcessor } from '../fake-media-processor.ts'

mediaProcessorSuite('fake', mkdtempSync(join(tmpdir(), 'vitrine-fake-')), createFakeMediaProcessor)
