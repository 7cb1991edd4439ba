import { countersSuite } from './counters.suite.ts'
import { createTableCounters } from './table-counters.ts'

countersSuite('in the database', createTableCounters)
