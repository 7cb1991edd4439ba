// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { ProfitCalculator } from './profit-calculator.tsx'

it('mentions digital twins only where they are sold', () => {
  show(<PlanColumns />, { boot: { sellsTwins: false } })

  expect(screen.getAllByText('Each additional video')).toHaveLength(3)
  expect(screen.queryByText(/twin/i)).toBeNull()
})

it('shows the price of a plan’s twins where they are sold', () => {
  show(<PlanColumns />, { boot: { sellsTwins: true } })

  expect(screen.getAllByText('Digital twins included')).toHaveLength(3)
  expect(screen.getByText('$225.00')).toBeTruthy()
})

it('labels its initial numbers as an example, and mentions twins only where they are sold', () => {
  show(<ProfitCalculator />, { boot: { sellsTwins: false } })
  expect(screen.getByText(/Example figures/)).toBeTruthy()
  expect(screen.queryByText(/twins/)).toBeNull()
})
