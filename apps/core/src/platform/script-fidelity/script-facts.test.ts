import { expect, it } from 'vitest'
import { addressesOf } from './script-facts.ts'

it('finds web and email addresses, also between words without spaces', () => {
  const script = 'Write to ana.lópez@casa-azul.example, or see www.casa-azul.example/tours. 请联系hello@casa.example。'
  expect(addressesOf(script)).toEqual([
    'ana.lópez@casa-azul.example',
    'www.casa-azul.example/tours',
    '请联系hello@casa.example',
  ])
})

it('reads a very long word once, not once per letter', { timeout: 10_000 }, () => {
  expect(addressesOf('好'.repeat(200_000))).toEqual([])
})
