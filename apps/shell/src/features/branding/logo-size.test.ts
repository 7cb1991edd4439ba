import { expect, it } from 'vitest'
import { logoSizeWarning } from './logo-size.ts'

it.each([
  ['a hairline', 4000, 40, /very wide/],
  ['a dot', 1, 1, /only 1 × 1 pixels/],
  ['a low strip', 200, 40, /at least 56 pixels high/],
  ['a wordmark', 600, 120, undefined],
  ['a square', 512, 512, undefined],
])('%s of %i x %i px', (_name, width, height, warning) => {
  const found = logoSizeWarning({ width, height })

  if (warning) expect(found).toMatch(warning)
  else expect(found).toBeUndefined()
})
