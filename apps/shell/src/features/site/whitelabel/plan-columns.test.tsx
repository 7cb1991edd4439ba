// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { ProfitCalculator } from './profit-calculator.tsx'

it('promises digital twins only where they are sold', () => {
  show(<PlanColumns />, { boot: { sellsTwins: false } })

  expect(screen.getAllByText('Each additional video')).toHaveLength(3)
  expect(screen.queryByText(/twin/i)).toBeNull()
})

it('says what twins of a plan cost where they are sold', () => {
  show(<PlanColumns />, { boot: { sellsTwins: true } })

  expect(screen.getAllByText('Digital twins included')).toHaveLength(3)
  expect(screen.getByText('$225.00')).toBeTruthy()
})

it('calls the numbers that it begins with an example, and speaks of twins only where they are sold', () => {
  show(<ProfitCalculator />, { boot: { sellsTwins: false } })
  expect(screen.getByText(/Example figures/)).toBeTruthy()
  expect(screen.queryByText(/twins/)).toBeNull()
})
