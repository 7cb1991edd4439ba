// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText('Tax ID'), { clipboardData: { getData: () => text } })

it('reports how much of a paste was cut off, until there is space again', async () => {
  show(
    <Field label="Tax ID">
      <TextInput maxLength={10} defaultValue="DE" />
    </Field>,
  )
  paste('12345678\n')
  expect(screen.queryByRole('alert')).toBeNull()

  paste('123456789')
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe('This field takes up to 10 characters. The last character you pasted was left out.')
  paste('1234567890123')
  await waitFor(() => expect(told.textContent).toContain('The last 5 you pasted were left out.'))

  fireEvent.input(screen.getByLabelText('Tax ID'), { target: { value: 'DE12' } })
  expect(screen.queryByRole('alert')).toBeNull()
})
