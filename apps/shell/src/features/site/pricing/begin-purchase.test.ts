import { expect, it } from 'vitest'
import { rememberCheckout } from './begin-purchase.ts'

it('stores the checkout where the sign-in finds it', () => {
  const kept = new Map<string, string>()
  rememberCheckout('/checkout?plan=volume-pro', { setItem: (key, value) => void kept.set(key, value) })

  expect([...kept]).toEqual([['checkoutUrl', '/checkout?plan=volume-pro']])
})
