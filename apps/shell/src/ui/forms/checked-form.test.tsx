// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { CheckedForm } from './checked-form.tsx'
import { Field } from './field.tsx'
import { Select, TextInput } from './inputs.tsx'

const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())

function Invitation() {
  return (
    <CheckedForm onSubmit={send}>
      <Field label="Name">
        <TextInput name="name" required minLength={3} />
      </Field>
      <Field label="Email">
        <TextInput name="email" type="email" />
      </Field>
      <Field label="Credits">
        <TextInput name="credits" type="number" min={1} max={50} step={1} />
      </Field>
      <Field label="Role">
        <Select name="role" required>
          <option value="">None</option>
          <option value="editor">Editor</option>
        </Select>
      </Field>
      <button type="submit">Send</button>
    </CheckedForm>
  )
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const told = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent

it('shows each error at its field, and focuses the first', async () => {
  send.mockClear()
  const { person } = show(<Invitation />)
  await person.type(box('Name'), '   ')
  await person.type(box('Email'), 'rosa')
  await person.type(box('Credits'), '99')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(told('Name')).toBeDefined())

  expect(['Name', 'Email', 'Credits', 'Role'].map(told)).toEqual([
    'This field is required.',
    'Enter an email address, such as name@example.com.',
    'Enter a number from 1 to 50.',
    'Choose an option.',
  ])
  expect(document.activeElement).toBe(box('Name'))
  expect(send).not.toHaveBeenCalled()
})

it('removes a message as soon as its field changes, and submits valid values', async () => {
  send.mockClear()
  const { person } = show(<Invitation />)
  const press = () => person.click(screen.getByRole('button', { name: 'Send' }))
  await person.type(box('Name'), 'Li')
  await person.selectOptions(screen.getByLabelText('Role'), 'editor')
  await press()
  await waitFor(() => expect(told('Name')).toBe('Enter at least 3 characters.'))
  await person.type(box('Name'), 's')
  expect(told('Name')).toBeUndefined()
  await press()

  expect(send).toHaveBeenCalledOnce()
})

it('leaves checking to a form that has its own, and focuses what that or the server rejected', async () => {
  function Own() {
    const [error, setError] = useState<string>()
    return (
      <CheckedForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTimeout(() => setError('Unknown coupon.'))
        }}
      >
        <Field label="Coupon" error={error}>
          <TextInput required />
        </Field>
        <button type="submit">Send</button>
      </CheckedForm>
    )
  }
  const { person } = show(<Own />)
  await person.click(screen.getByRole('button', { name: 'Send' }))

  await waitFor(() => expect(document.activeElement).toBe(box('Coupon')))
  expect(told('Coupon')).toBe('Unknown coupon.')
})
