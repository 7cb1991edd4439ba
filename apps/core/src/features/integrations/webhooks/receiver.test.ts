import { expect, it } from 'vitest'
import { bareAddresses, hostileAddresses, resolveHostile } from '../../../../test/hostile-addresses.ts'
import { createReceiverCheck } from './receiver.ts'

const check = createReceiverCheck({ resolve: resolveHostile })
const codeOf = (url: string) =>
  check(url).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

it('an internal address is rejected as a receiver in any spelling', async () => {
  for (const url of [...bareAddresses, ...hostileAddresses(80)])
    expect([url, await codeOf(url)]).toEqual([url, 'invalid'])
})

it('a public address is accepted, and so is a name that cannot be resolved now', async () => {
  const lost = createReceiverCheck({ resolve: () => Promise.reject(new Error('no name server')) })

  expect(await codeOf('https://93.184.216.34/hook')).toBe('accepted')
  await expect(lost('https://hooks.example.com/')).resolves.toBeUndefined()
})

it('in production a receiver must use https', async () => {
  const secure = createReceiverCheck({ resolve: resolveHostile, httpsOnly: true })

  await expect(secure('http://93.184.216.34/hook')).rejects.toMatchObject({
    code: 'invalid',
    message: 'Use a public https URL on its default port.',
  })
  await expect(secure('https://93.184.216.34/hook')).resolves.toBeUndefined()
})
