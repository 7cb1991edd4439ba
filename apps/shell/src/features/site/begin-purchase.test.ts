import { expect, it } from 'vitest'
import { bundlePath, rememberCheckout } from './begin-purchase.ts'

it('leaves the chosen bundle where signing in finds it', () => {
  const kept = new Map<string, string>()
  rememberCheckout(bundlePath('volume pro'), { setItem: (key, value) => void kept.set(key, value) })

  expect([...kept]).toEqual([['checkoutUrl', '/pricing?bundle=volume+pro']])
})
