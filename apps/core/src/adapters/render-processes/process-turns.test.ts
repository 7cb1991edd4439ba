import { expect, it } from 'vitest'
import { createProcessTurns } from './process-turns.ts'

const ana = { tenantId: 'a', personId: 'ana' }

it('lets the stills of an open storyboard wait, refuses more of the person for a while, and nobody else', async () => {
  const inTurn = createProcessTurns()
  const { promise, resolve } = Promise.withResolvers<void>()
  const taken = Array.from({ length: 61 }, async () => inTurn(ana, () => promise))

  await expect(inTurn(ana, async () => 'more')).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    extra: { retryAfterSeconds: 5 },
  })
  const others = inTurn({ tenantId: 'a', personId: 'eva' }, async () => 'drawn')
  const background = inTurn({ ...ana, isBackground: true }, async () => 'redrawn')
  resolve()
  await Promise.all(taken)
  expect(await Promise.all([others, background])).toEqual(['drawn', 'redrawn'])
})
