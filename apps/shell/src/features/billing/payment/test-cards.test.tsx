// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { TestCards } from './test-cards.tsx'

it('opens and closes the test cards where a phone folds them away', async () => {
  const onUse = vi.fn<(cardNumber: string) => void>()
  const { person } = show(<TestCards onUse={onUse} />)
  const toggle = screen.getByText('Show test cards')
  expect(toggle.getAttribute('aria-expanded')).toBe('false')

  await person.click(toggle)
  expect(screen.getByText('Hide test cards')).toBe(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')

  await person.click(screen.getByLabelText('Use the test card 4242 4242 4242 4242'))
  expect(onUse).toHaveBeenCalledWith('4242 4242 4242 4242')
})
