import type { AdminUser } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { listedMost, userFigures } from './user-figures.ts'

const person = (change: Partial<AdminUser>): AdminUser => ({
  id: crypto.randomUUID(),
  tenant: 'waymark',
  tenantSlug: 'waymark',
  role: 'customer',
  username: 'mira',
  email: null,
  displayName: null,
  credits: 0,
  subscriptionStatus: null,
  totalVideos: 0,
  totalAvatars: 0,
  createdAt: '2026-03-04T09:12:00Z',
  ...change,
})

describe('the figures over the list of people', () => {
  it('add up what the list says', () => {
    const users = [
      person({ credits: 2.5, totalVideos: 3, subscriptionStatus: 'active' }),
      person({ credits: 10, totalVideos: 4, subscriptionStatus: 'past_due' }),
    ]
    expect(userFigures(users)).toEqual({
      totalUsers: 2,
      activeSubscribers: 1,
      totalVideos: 7,
      totalCredits: 12.5,
      isPart: false,
    })
  })

  it('admit that a full list may not be everybody', () => {
    expect(userFigures(Array.from({ length: listedMost }, () => person({}))).isPart).toBe(true)
  })
})
