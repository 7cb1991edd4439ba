import { expect, it } from 'vitest'
import { PaymentsError, type SavedCard } from '../../ports/payments.ts'
import { offeredCards } from './offered-cards.ts'

const payer = {
  seller: { tenantId: 't', account: null, feePercent: 0 },
  customerRef: 'cus',
  now: new Date('2026-11-30T20:00:00Z'),
}
const card = (ref: string, expiresMonth: number, expiresYear: number): SavedCard => ({
  ref,
  brand: 'visa',
  lastDigits: '4242',
  expiresMonth,
  expiresYear,
})

it('offers a card until the end of its month', async () => {
  const cards = [card('past', 10, 2026), card('now', 11, 2026), card('later', 1, 2030)]
  const offered = await offeredCards({ savedCards: async () => cards }, payer)

  expect(offered.map(({ ref }) => ref)).toEqual(['now', 'later'])
})

it('asks for a new card when the provider does not say what was saved', async () => {
  const savedCards = async () => {
    throw new PaymentsError('unreachable', 'It does not answer.')
  }

  expect(await offeredCards({ savedCards }, payer)).toEqual([])
})
