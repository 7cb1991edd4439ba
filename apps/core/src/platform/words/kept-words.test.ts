import { expect, it } from 'vitest'
import { addressesOf } from './kept-words.ts'

it('finds the addresses of sites and mailboxes, also between words that are written without spaces', () => {
  const script = 'Write to ana.lópez@casa-azul.example, or see www.casa-azul.example/tours. 请联系hello@casa.example。'
  expect(addressesOf(script)).toEqual([
    'ana.lópez@casa-azul.example',
    'www.casa-azul.example/tours',
    '请联系hello@casa.example',
  ])
})

it('reads a word without an end once, not once from each of its letters', { timeout: 10_000 }, () => {
  expect(addressesOf('好'.repeat(200_000))).toEqual([])
})
