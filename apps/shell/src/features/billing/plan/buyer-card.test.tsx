// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { BuyerCard } from './buyer-card.tsx'
import { useDetails } from './queries.ts'

function Card() {
  const { data } = useDetails()
  return data ? <BuyerCard details={data} /> : null
}

it('keeps the focus on Save and shows what was stored', async () => {
  let stored = { company: '', address: '', taxId: '' }
  core({
    'GET /api/billing/details': () => stored,
    'PUT /api/billing/details': ({ body }) => (stored = { ...(body as typeof stored), company: 'Harbour Tours' }),
  })
  const { person } = show(<Card />)
  await person.type(await screen.findByLabelText(/^Company/), ' Harbour Tours ')
  const save = screen.getByRole('button', { name: 'Save' })
  await person.click(save)

  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveProperty('value', 'Harbour Tours'))
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(save)
})

it('reports how much of a pasted address was cut off', async () => {
  core({ 'GET /api/billing/details': () => ({ company: '', address: '', taxId: '' }) })
  const { person } = show(<Card />)
  await person.click(await screen.findByLabelText(/^Address/))
  await person.paste('x'.repeat(304))

  expect(screen.getByRole('alert').textContent).toContain('The last 4 you pasted were left out.')
})
