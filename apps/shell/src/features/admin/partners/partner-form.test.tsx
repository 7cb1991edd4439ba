// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { PartnerForm } from './partner-form.tsx'

it('asks for an address at its field when the name gives none', async () => {
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
