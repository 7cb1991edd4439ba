import { enableCompileCache } from 'node:module'
import { type Config, readConfig } from './config.ts'
import { codeFolder } from './platform/process/code-folder.ts'
import { endWith } from './platform/process/cli-error.ts'

const config = settings()
// What is imported from here on is compiled once for all starts.
enableCompileCache(codeFolder(config.dataDir))
const { startNode } = await import('./start.ts')
await startNode(config)

/** Before the settings are known, nobody knows how the log is to be written. */
function settings(): Config {
  try {
    return readConfig()
  } catch (error) {
    return endWith(error)
  }
}
