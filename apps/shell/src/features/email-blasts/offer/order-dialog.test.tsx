// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { OrderDialog } from './order-dialog.tsx'

async function order(person: ReturnType<typeof show>['person']) {
  await person.type(await screen.findByLabelText('Metro area or market'), ' Porto ')
  await person.type(screen.getByLabelText(/What else should the team know/), ' In May. ')
  await person.click(screen.getByRole('button', { name: 'Send order' }))
}

it('orders the email blast for an area, with a note, and closes', async () => {
  const close = vi.fn<() => void>()
  const { bodies } = core({ 'POST /api/email-blast-orders': () => Response.json({}) })
  const { person } = show(<OrderDialog open onClose={close} />)
  await order(person)

  expect(await screen.findByText('Order sent')).toBeTruthy()
  expect(bodies).toContainEqual({ area: 'Porto', note: 'In May.' })
  expect(close).toHaveBeenCalledOnce()
})

it('keeps the order in the form when the server refuses it', async () => {
  core({
    'POST /api/email-blast-orders': () => refused(409, 'email-blast-ordered', 'You already ordered an email blast.'),
  })
  const { person } = show(<OrderDialog open onClose={() => undefined} />)
  await order(person)

  expect(await screen.findByText('You already ordered an email blast.')).toBeTruthy()
  expect(screen.getByLabelText('Metro area or market')).toHaveProperty('value', ' Porto ')
})
