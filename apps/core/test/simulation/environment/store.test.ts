import { storageSuite } from '../../../src/adapters/storage.suite.ts'
import { createStore } from './store.ts'

storageSuite('of the simulation', async () => createStore().storage)
