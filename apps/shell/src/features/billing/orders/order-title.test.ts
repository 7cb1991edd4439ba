import type { PurchaseLine } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { orderTitle } from './order-title.ts'

const line = (kind: PurchaseLine['kind'], id: string, name: string): PurchaseLine => ({
  kind,
  id,
  name,
  quantity: 1,
  priceCents: 2000,
  credits: 1,
})

it.each([
  [line('plan', 'adhoc', 'x'), 'Adhoc Video'],
  [line('plan', 'solo-monthly', 'x'), 'Solo Agent'],
  [line('plan', 'growth-annual', 'x'), 'Growth Agent (Annual)'],
  [line('plan', 'elite', 'x'), 'Elite Agent'],
  [line('bundle', 'growth', 'Growth Box'), 'Growth Box'],
  [line('twin', 'twin', 'x'), 'Custom Digital Twin'],
])('names an order by its plan: %o', (bought, title) => {
  expect(orderTitle([bought], { plans: [] }).replaceAll(/[\u2066-\u2069]/g, '')).toBe(title)
})
