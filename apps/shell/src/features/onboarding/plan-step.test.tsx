// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Bundle } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { someBoot } from '../../test/some-boot.ts'
import { PlanStep } from './plan-step.tsx'

const large: Bundle = { id: 'l', name: 'Large', credits: 100, priceCents: 132_500, popular: false, expiryMonths: null }
const marked: Bundle = {
  id: 'm',
  name: 'Volume Pro',
  credits: 50,
  priceCents: 72_500,
  popular: true,
  expiryMonths: null,
}

const showStep = (...bundles: Bundle[]) => show(<PlanStep />, { boot: { prices: { ...someBoot().prices, bundles } } })

it('calls a marked bundle the most popular, not the best value, while another has cheaper credits', () => {
  showStep(marked, large)

  expect(screen.getByText(/The most popular bundle is .*Volume Pro.* \(50 credits for \$725\)/)).toBeTruthy()
  expect(screen.queryByText(/best-value/)).toBeNull()
})

it('calls it the best value when no credits are cheaper', () => {
  showStep(marked, { ...large, priceCents: 200_000 })

  expect(screen.getByText(/The best-value bundle is .*Volume Pro/)).toBeTruthy()
})

it('names the cheapest credits when no bundle is marked', () => {
  showStep({ ...marked, popular: false }, large)

  expect(screen.getByText(/The best-value bundle is .*Large/)).toBeTruthy()
})

it.each([
  [3, 'You can start with your free credits and choose later.'],
  [0, 'You can choose later.'],
])('offers free credits only when there are some: %i', (freeCredits, sentence) => {
  show(<PlanStep />, { boot: { freeCredits } })

  expect(screen.getByText(sentence, { exact: false })).toBeTruthy()
  expect(screen.queryByText(/free credits/) !== null).toBe(freeCredits > 0)
})
