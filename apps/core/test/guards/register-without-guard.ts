// Preloaded into the process that creates the databases: removes the guard named by WITHOUT_GUARD from the code that it runs.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guards } from './guards.ts'

const guard = guards.find(({ name }) => name === process.env.WITHOUT_GUARD)
if (!guard) throw new Error(`there is no guard called "${process.env.WITHOUT_GUARD}"`)
const path = join(import.meta.dirname, '../../src', guard.file)
const url = pathToFileURL(path).href

registerHooks({
  load(loaded, context, nextLoad) {
    if (loaded !== url) return nextLoad(loaded, context)
    const source = readFileSync(path, 'utf8').replace(guard.code, () => guard.without)
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
