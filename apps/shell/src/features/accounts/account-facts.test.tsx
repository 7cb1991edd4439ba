// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { AccountFacts } from './account-facts.tsx'

const subscription = () => screen.getByText('Subscription Status').nextElementSibling?.textContent

it.each([
  ['active', 'Active'],
  ['past_due', 'Past due'],
  [null, 'None'],
] as const)('describes a subscription that is %s', (subscriptionStatus, words) => {
  show(<AccountFacts user={someUser({ subscriptionStatus, createdAt: '2026-11-28T20:30:00Z' })} />)

  expect(subscription()).toBe(words)
})
