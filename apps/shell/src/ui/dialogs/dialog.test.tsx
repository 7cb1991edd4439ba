// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { Dialog } from './dialog.tsx'

const nothing = () => undefined

it('starts in its first field that can be filled in', async () => {
  show(
    <Dialog open title="New brand kit" onClose={nothing}>
      <input type="file" hidden />
      <input aria-label="Link" readOnly />
      <input aria-label="Brand name" />
    </Dialog>,
  )

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Brand name')))
})

it('starts at its close button where there is nothing to fill in', async () => {
  show(
    <Dialog open title="Delete video?" onClose={nothing}>
      <button type="button">Delete</button>
    </Dialog>,
  )

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
})

it('passes over a field that is folded away', async () => {
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
