import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = ['.js', '.css', '.svg']
/** How much is coded together, as a logarithm (0 as the coder thinks best), and how many distances have codes of their own. */
const CODINGS = [0, 19].flatMap((block) => [0, 4, 12].map((direct) => ({ block, direct })))

/** Puts a brotli copy beside every text asset at build time, at the best level, so that no request pays for compression. */
export const precompress: Plugin = {
  name: 'precompress',
  writeBundle({ dir = 'dist' }) {
    const folder = join(dir, 'assets')
    for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.includes(extname(file)))) {
      const text = readFileSync(join(folder, name))
      writeFileSync(join(folder, `${name}.br`), smallest(text))
    }
  },
}

/** Which coding is best differs from text to text by a thousandth, so all are tried. */
function smallest(text: Buffer): Buffer {
  const coded = CODINGS.map(({ block, direct }) => {
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }
    return brotliCompressSync(text, { params })
  })
  return coded.reduce((one, other) => (other.length < one.length ? other : one))
}
