// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { Dialog } from './dialog.tsx'

const nothing = () => undefined

it('focuses its first field that can be filled in', async () => {
  show(
    <Dialog open title="New brand kit" onClose={nothing}>
      <input type="file" hidden />
      <input aria-label="Link" readOnly />
      <input aria-label="Brand name" />
    </Dialog>,
  )

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Brand name')))
})

it('focuses its close button when there is no field', async () => {
  show(
    <Dialog open title="Delete video?" onClose={nothing}>
      <button type="button">Delete</button>
    </Dialog>,
  )

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
})

it('skips a field that is collapsed', async () => {
  show(
    <Dialog open title="Change plan" onClose={nothing}>
      <div style={{ display: 'none' }}>
        <input aria-label="Agreed price" />
      </div>
      <input aria-label="Reason" />
    </Dialog>,
  )

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')))
})

it('ignores the second press on what opened it', async () => {
  const [onClose, onDelete] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  show(
    <Dialog open title="Delete video?" onClose={onClose}>
      <button type="button" onClick={onDelete}>
        Delete
      </button>
    </Dialog>,
  )
  const button = await screen.findByRole('button', { name: 'Delete' })
  now.mockReturnValue(1100)
  // The primitive listens for presses outside one task later.
  await new Promise((resolve) => setTimeout(resolve, 10))

  fireEvent.click(button, { detail: 2 })
  fireEvent.pointerDown(document.body)
  expect([onDelete.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])

  now.mockReturnValue(2000)
  fireEvent.click(button, { detail: 2 })
  fireEvent.pointerDown(document.body)
  expect([onDelete.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  now.mockRestore()
})
