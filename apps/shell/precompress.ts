import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = ['.js', '.css', '.svg']

/** Puts a brotli copy beside every text asset at build time, at the best level, so that no request pays for compression. */
export const precompress: Plugin = {
  name: 'precompress',
  writeBundle({ dir = 'dist' }) {
    const folder = join(dir, 'assets')
    for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.includes(extname(file)))) {
      const text = readFileSync(join(folder, name))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGBLOCK]: 19 }
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }))
    }
  },
}
