// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { ScriptDocument } from './script-document.tsx'

const document = (script: string, onChange: (script: string) => void = () => undefined) => (
  <ScriptDocument
    label="Script"
    placeholder=""
    script={script}
    language="en"
    estimate={undefined}
    error={undefined}
    onChange={onChange}
    onCursor={() => undefined}
    tools={null}
  />
)

const paste = (length: number) =>
  fireEvent.paste(screen.getByLabelText('Script'), { clipboardData: { getData: () => 'a'.repeat(length) } })

it('reports unsupported marks with their lines', () => {
  show(document('Come in.\n[laugh] [slow: now]\n[pause 7s]'))

  const told = screen.getByText(/isn’t a valid mark/).closest('[role=status]')?.textContent
  expect(told).toContain('Line 2: [laugh] isn’t a valid mark')
  expect(told).toContain('Line 3: [pause 7s]. A pause lasts 0.1 to 5 seconds.')
  expect(told).not.toContain('slow')
})

it('names the blanks of a template in one sentence', () => {
  show(document('Come to [place].\nWe meet at [time] in [place]. [pause 7s]'))

  const told = screen.getByRole('status').textContent
  expect(told).toContain('Replace the text in [brackets], or it’s read aloud: [place] and [time].')
  expect(told).toContain('Line 2: [pause 7s]')
  expect(told).not.toContain('valid mark')
})

it('counts the blanks that it does not name', () => {
  show(document(Array.from({ length: 9 }, (_, index) => `[blank ${index + 1}]`).join(' ')))

  expect(screen.getByRole('status').textContent).toContain('[blank 5], [blank 6], and 3 more.')
})

it('inserts a mark around the word at the cursor', async () => {
  const changes: string[] = []
  show(document('Come in now', (script) => changes.push(script)))
  screen.getByLabelText<HTMLTextAreaElement>('Script').setSelectionRange(6, 6)
  fireEvent.click(screen.getByRole('button', { name: 'Slower' }))

  await waitFor(() => expect(changes).toEqual(['Come [slow: in] now']))
})

it('reports how much of a paste over the limit was cut off', () => {
  show(document('b'.repeat(50_000)))
  paste(10_000)
  expect(screen.queryByRole('alert')).toBeNull()

  paste(1_000_000)

  expect(screen.getByRole('alert').textContent).toContain('The last 990,000 you pasted were left out.')
})
