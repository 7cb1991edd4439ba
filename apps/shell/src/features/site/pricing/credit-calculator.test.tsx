// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { CreditCalculator } from './credit-calculator.tsx'

const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
const answer = () => document.querySelector('[aria-live]')?.textContent

it('shows the subscription alone while its credits are enough', () => {
  show(<CreditCalculator />)

  move('Videos a month', 5)

  expect(answer()).toContain('The subscription includes 5 credits. That’s all you need.')
  expect(answer()).toContain('About $99 a month')
})

it('adds a bundle when more credits are needed, with its monthly share in the price', () => {
  show(<CreditCalculator />)

  move('Videos a month', 10)

  expect(answer()).toContain('For the other 5, buy Small Box: it lasts about 2 months.')
  expect(answer()).toContain('About $188 a month')
})

it('accounts for longer videos', () => {
  show(<CreditCalculator />)

  move('Videos a month', 2)
  move('Minutes each', 2.5)

  expect(answer()).toContain('5credits a month')
})
