// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { SuspendButton } from './suspend-button.tsx'

type OnChange = ComponentProps<typeof SuspendButton>['onChange']

const ana = { displayName: 'Ana', username: 'ana', disabled: false }

it('suspends after a confirmation', async () => {
  const onChange = vi.fn<OnChange>((_change, outcome) => {
    outcome.onSuccess()
    outcome.onSettled()
  })
  const { person } = show(<SuspendButton person={ana} isBusy={false} onChange={onChange} />)

  await person.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(onChange).not.toHaveBeenCalled()
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }))

  expect(onChange.mock.calls[0]?.[0]).toEqual({ disabled: true })
  expect(await screen.findByText(/is suspended/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lets a person in again without a question', async () => {
  const onChange = vi.fn<OnChange>()
  const { person } = show(<SuspendButton person={{ ...ana, disabled: true }} isBusy={false} onChange={onChange} />)

  await person.click(screen.getByRole('button', { name: 'Reactivate' }))

  expect(onChange.mock.calls[0]?.[0]).toEqual({ disabled: false })
})
