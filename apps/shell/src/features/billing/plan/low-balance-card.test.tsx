// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { AutoTopUp } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { LowBalanceCard } from './low-balance-card.tsx'

const watch: AutoTopUp = { below: 1, wantsMail: true, bundleId: null, switchedOff: false, card: null }
const card = { brand: 'visa', lastDigits: '4242', expiresMonth: 12, expiresYear: 2030 }

function hintFor(shown: Parameters<typeof LowBalanceCard>[0]): string | null | undefined {
  show(<LowBalanceCard {...shown} />, { boot: { payments: 'sandbox' } })
  const select = screen.getByLabelText('Buy automatically')
  return document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent
}

it('says where to save a card, and asks for a first payment only when there was none', () => {
  expect(hintFor({ watch, hasPaid: false })).toContain('after your first payment')
})

it('asks for no first payment after there was one', () => {
  expect(hintFor({ watch, hasPaid: true })).toBe('Requires a saved card. Add one under “Update Payment Method”.')
})

it('shows the card that is charged', () => {
  expect(hintFor({ watch: { ...watch, card }, hasPaid: true })).toContain('4242')
})
