import { join } from 'node:path'

/** The folder of Node's compile cache. Only the server may write there: cached code is executed. */
export const codeFolder = (dataDir: string) => join(dataDir, 'code')
