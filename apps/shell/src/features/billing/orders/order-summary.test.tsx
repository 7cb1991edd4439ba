// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { OrderSummary } from './order-summary.tsx'

const twin = { kind: 'twin', id: 'twin', name: '', quantity: 1, priceCents: 41_000, credits: 0 } as const
const quote = { currency: 'USD', lines: [twin], totalCents: 41_000 } as const

const textWith = (boot: object = {}) =>
  show(<OrderSummary quote={{ ...quote, lines: [twin] }} />, { boot }).container.textContent

it('says before a twin is paid whether its lips follow the words on this site', () => {
  expect(textWith()).toContain('Lip movements don’t follow the words.')
  expect(textWith({ twinsSpeak: true })).toContain('Your own mouth follows the words.')
})
