// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { Bill } from './bill.tsx'

function showBill(changed: Partial<ComponentProps<typeof Bill>>) {
  const shorten = vi.fn<() => void>()
  const bill = {
    cost: 2.5,
    credits: 10,
    addCredits: 'Buy more',
    affordableWords: undefined,
    onShorten: shorten,
    ...changed,
  }
  return { ...show(<Bill {...bill} />), shorten }
}

const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent

it('shows the balance after the video', () => {
  showBill({})

  expect([line('This video'), line('Your credits'), line('Remaining')]).toEqual(['2.5', '10', '7.5'])
  expect(screen.queryByText('Buy more')).toBeNull()
})

it('shows the missing credits, how to get more, and how short the script would have to be', async () => {
  const { person, shorten } = showBill({ credits: 1, affordableWords: 150 })

  expect(screen.getByRole('heading').textContent).toBe('Insufficient Credits')
  expect(line('Shortfall')).toBe('1.5')
  expect(screen.getByText(/You need 1\.5 more credits to generate this video\./)).toBeTruthy()
  expect(screen.getByText('Buy more')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Or shorten the script to 150 words' }))
  expect(shorten).toHaveBeenCalledOnce()
})

it('shows a placeholder while cost or credits are loading', () => {
  showBill({ cost: undefined })

  expect([line('This video'), line('Remaining')]).toEqual(['...', '...'])
})
