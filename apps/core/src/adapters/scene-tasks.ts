import { planDraft } from '@vitrine/presenter/director'
import { defineTasks } from '../platform/thread-pool/task.ts'

/** Planning takes 2 ms for 1,000 characters. */
export const tasks = defineTasks(import.meta.url, { plan: planDraft })
