import { defineTasks } from '../thread-pool/task.ts'
import { readPageHead } from './page-head.ts'
import { type RawPage, textOf } from './page-text.ts'

export const tasks = defineTasks(import.meta.url, { readHead: (page: RawPage) => readPageHead(textOf(page), page.url) })
