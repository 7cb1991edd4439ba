// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { CreditGrantForm } from './credit-grant-form.tsx'

const found = { credits: 4, grants: [], leftThisMonth: 20 }
const button = () => screen.findByRole('button', { name: 'Grant credits' })

it('shows the person’s new balance, and what the plan leaves', async () => {
  core({ 'GET /api/whitelabel/users/:id/credits': () => found })
  const { person } = show(<CreditGrantForm userId="u" />)

  await person.clear(await screen.findByLabelText('Credits'))
  await person.type(screen.getByLabelText('Credits'), '2.5')

  const words = screen.getByText(/after this grant/).textContent
  expect(words).toBe('Balance: 4 now, 6.5 after this grant. Your plan lets you grant 20 more credits this month.')
  expect(screen.getByLabelText('Credits').getAttribute('max')).toBe('20')
})

it('repeats a request with the same id after a lost connection, so that it is booked once', async () => {
  let isBroken = true
  const { bodies } = core({
    'GET /api/whitelabel/users/:id/credits': () => found,
    'POST /api/whitelabel/users/:id/credits': () => {
      if (!isBroken) return { ...found, credits: 5 }
      isBroken = false
      throw new TypeError('The line broke.')
    },
  })
  const { person } = show(<CreditGrantForm userId="u" />)

  await person.type(await screen.findByLabelText('Reason (shown to the customer)'), 'Thank you')
  await person.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t reach the server. Try again.')
  await person.click(await button())

  expect(await screen.findByText('New balance: 5.')).toBeTruthy()
  const [, first, second] = bodies as { id: string; credits: number; reason: string }[]
  expect(second).toEqual(first)
  expect(second).toMatchObject({ credits: 1, reason: 'Thank you' })
  await waitFor(() => expect(screen.getByLabelText('Reason (shown to the customer)')).toHaveProperty('value', ''))
})
