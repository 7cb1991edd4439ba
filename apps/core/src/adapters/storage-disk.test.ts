import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from './storage-disk.ts'
import { storageSuite } from './storage.suite.ts'

storageSuite('disk', async () => createDiskStorage(await mkdtemp(join(tmpdir(), 'vitrine-disk-'))))
