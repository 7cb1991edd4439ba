// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { PeriodTools } from './period-tools.tsx'

const onChange = vi.fn<Parameters<typeof PeriodTools>[0]['onChange']>()
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

it('keeps an invalid period with a message, and reports the dates once they are valid', () => {
  show(<PeriodTools name="custom" days={{ from: '2026-02-01', to: '2026-02-28' }} onChange={onChange} />)

  type('From', '2026-03-01')
  expect(field('From').value).toBe('2026-03-01')
  expect(screen.getByText('Choose a start date before the end date.')).toBeTruthy()

  type('To', '')
  expect(screen.getByText('Enter a complete date.')).toBeTruthy()
  type('To', '2029-03-31')
  expect(screen.getByText('Choose dates at most one year apart.')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()

  type('To', '2026-03-31')
  expect(onChange.mock.calls).toEqual([['custom', { from: '2026-03-01', to: '2026-03-31' }]])
  expect(field('From').getAttribute('aria-invalid')).toBeNull()
})
