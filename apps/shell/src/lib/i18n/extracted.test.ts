import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, it } from 'vitest'

// The built app contains message ids instead of texts: an id without a catalog entry would be shown as it is.
it('the catalogs contain exactly the texts of the code', async () => {
  const config = getConfig({ cwd: new URL('../../../', import.meta.url).pathname })
  let count = 0
  for (const catalog of await getCatalogs(config)) {
    const inCode = Object.keys((await catalog.collect()) ?? {}).sort()
    const kept = Object.keys((await catalog.read('en')) ?? {}).sort()

    count += inCode.length
    expect([catalog.path, kept]).toEqual([catalog.path, inCode])
  }
  expect(count).toBeGreaterThan(500)
})
