// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { CreditsDialog } from './credits-dialog.tsx'

const marco = { id: 'm', username: 'marco', displayName: 'Marco', tenant: 'Azure Coast' }

function open(credits: number) {
  const { calls } = core({})
  const { person } = show(<CreditsDialog user={{ ...marco, credits }} onClose={vi.fn<() => void>()} />)
  return { calls, person, balance: () => screen.getByLabelText<HTMLInputElement>('New balance') }
}

it('starts from a whole balance', async () => {
  const { balance } = open(14)
  await waitFor(() => expect(balance().value).toBe('14'))
})

it('proposes no other balance for one with a half credit, and asks for it only when it is sent', async () => {
  const { calls, person, balance } = open(14.5)
  await waitFor(() => expect(balance().value).toBe(''))
  expect(balance().getAttribute('aria-invalid')).not.toBe('true')

  await person.type(screen.getByLabelText('Reason (shown to the customer)'), 'Goodwill')
  await person.click(screen.getByRole('button', { name: 'Update credits' }))
  expect(balance().getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})
