import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = ['.js', '.css', '.svg']
/** The reference of the API is larger. The best level takes longer for it than for all others together and saves 9 %. */
const BEST_LEVEL_BYTES_MAX = 500_000

const compress = promisify(brotliCompress)

/** Puts a brotli copy beside every text asset at build time, so that no request pays for compression. */
export const precompress: Plugin = {
  name: 'precompress',
  async writeBundle({ dir = 'dist' }) {
    const folder = join(dir, 'assets')
    const files = (await readdir(folder)).filter((file) => COMPRESSIBLE.includes(extname(file)))
    await Promise.all(files.map((file) => addCompressed(join(folder, file))))
  },
}

async function addCompressed(path: string): Promise<void> {
  const text = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: text.length > BEST_LEVEL_BYTES_MAX ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
  }
  await writeFile(`${path}.br`, await compress(text, { params }))
}
