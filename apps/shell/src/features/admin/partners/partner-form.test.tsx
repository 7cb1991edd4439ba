// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { PartnerForm } from './partner-form.tsx'
import { usePartnerForm } from './use-partner-form.ts'

it('asks at its field for an address when the name yields none', async () => {
  const { calls } = core({})
  const { person } = show(<PartnerForm />)
  await person.type(screen.getByLabelText('Company Name'), '🌊🌴')
  await person.type(screen.getByLabelText('Owner’s email'), 'maria@example.com')
  await person.click(screen.getByRole('button', { name: 'Create partner and invite owner' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')), { timeout: 3000 })
  expect(screen.getByText('Enter an address.')).toBeTruthy()

  await person.type(screen.getByLabelText('Address'), 'ab')
  await person.click(screen.getByRole('button', { name: 'Create partner and invite owner' }))
  expect(screen.getByText('Use 3 to 40 characters.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')), { timeout: 3000 })
  expect(calls).not.toContain('POST /api/admin/tenants')
})

it('reports that the server was not reached', async () => {
  core({ 'POST /api/admin/tenants': () => Promise.reject(new TypeError('Failed to fetch')) })
  function Form() {
    const { typed, change, send, problem } = usePartnerForm()
    return (
      <form onSubmit={send}>
        <input aria-label="Company Name" value={typed.name} onChange={({ target }) => change({ name: target.value })} />
        <button type="submit">Create</button>
        <p role="alert">{problem}</p>
      </form>
    )
  }
  const { person } = show(<Form />)
  await person.type(screen.getByLabelText('Company Name'), 'Harbor')
  await person.click(screen.getByRole('button'))

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Couldn’t reach the server/))
})
