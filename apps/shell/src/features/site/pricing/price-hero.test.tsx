// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { PriceHero } from './price-hero.tsx'

it.each([3, 0])('offers free credits only when there are some: %i', (freeCredits) => {
  show(<PriceHero />, { boot: { freeCredits } })

  expect(screen.queryByText(/Start with free credits/) !== null).toBe(freeCredits > 0)
})
