// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { CheckedForm } from './checked-form.tsx'
import { ColourField } from './colour-field.tsx'

it('blocks the form while it has no valid color, and is focused', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { person } = show(
    <CheckedForm onSubmit={send}>
      <ColourField label="Primary" value="#111111" onChange={() => {}} />
      <button type="submit">Save</button>
    </CheckedForm>,
  )
  const field = screen.getByLabelText('Primary')
  const press = () => person.click(screen.getByRole('button', { name: 'Save' }))
  await person.clear(field)
  await person.type(field, '#12')
  await press()
  await waitFor(() => expect(document.activeElement).toBe(field), { timeout: 3000 })
  expect(send).not.toHaveBeenCalled()

  await person.clear(field)
  await person.type(field, '#111')
  await press()
  expect(send).toHaveBeenCalledOnce()
})
