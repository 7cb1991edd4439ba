import { enableCompileCache } from 'node:module'
import { type Config, readConfig } from './config.ts'
import { codeFolder } from './platform/process/code-folder.ts'
import { endWith } from './platform/process/cli-error.ts'

const config = settings()
// What is imported from here on is compiled once for all starts.
enableCompileCache(codeFolder(config.dataDir))
const { startNode } = await import('./start.ts')
await startNode(config)

/** Reads the settings. A fault in them is printed as plain text, since they also choose the format of the log. */
function settings(): Config {
  try {
    return readConfig()
  } catch (error) {
    return endWith(error)
  }
}
