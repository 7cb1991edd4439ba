import type { TestProject } from 'vitest/node'
import { startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after its first start. Absent where few files run. */
    preparedFolder?: string
  }
}

/** Makes the data folder that the test files copy: a first start takes twice as long as a later one. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!process.env.TEST_SCOPE) return undefined
  const first = await startStack()
  await first.stop()
  project.provide('preparedFolder', first.dataDir)
  return first.remove
}
