import type { User } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

const guide = { username: 'guido', displayName: 'Guido Reni', createdAt: '2026-11-20T09:00:00.000Z' } as User

it('welcomes a new customer, and back from the second day on', () => {
  expect(greeting(guide, new Date('2026-11-20T09:02:00Z'))).toMatch(/^Welcome, .?Guido.?!$/)
  expect(greeting(guide, new Date('2026-11-21T09:00:00Z'))).toMatch(/^Welcome back, .?Guido.?!$/)
})
