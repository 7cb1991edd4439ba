import { defineTasks } from '../../../platform/thread-pool/task.ts'
import { filterCss } from './filter.ts'

export const tasks = defineTasks(import.meta.url, { filterCss })
