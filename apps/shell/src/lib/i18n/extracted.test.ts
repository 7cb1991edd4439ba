import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, it } from 'vitest'

// The built app contains message ids instead of texts: an id without a catalog entry would be shown as it is.
it('the catalogs contain exactly the texts of the code', async () => {
  const config = getConfig({ cwd: new URL('../../../', import.meta.url).pathname })
  let count = 0
  for (const catalog of await getCatalogs(config)) {
    const [inCode, stored] = [(await catalog.collect()) ?? {}, (await catalog.read('en')) ?? {}]
    const missing = Object.entries(inCode).filter(([id]) => !(id in stored))
    const unused = Object.entries(stored).filter(([id]) => !(id in inCode))

    count += Object.keys(inCode).length
    expect(missing.map(textOf), `Not in ${catalog.path}: run \`npm run messages\`, then translate.`).toEqual([])
    expect(unused.map(textOf), `Not in the code, but in ${catalog.path}: run \`npm run messages\`.`).toEqual([])
  }
  expect(count).toBeGreaterThan(500)
})

function textOf([id, { message, translation }]: [string, { message?: string; translation?: string }]): string {
  return message ?? translation ?? id
}
