// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { ScriptDocument } from './script-document.tsx'

const document = (script: string) => (
  <ScriptDocument
    label="Script"
    placeholder=""
    script={script}
    language="en"
    estimate={undefined}
    error={undefined}
    onChange={() => undefined}
    onCursor={() => undefined}
    tools={null}
  />
)

const paste = (length: number) =>
  fireEvent.paste(screen.getByLabelText('Script'), { clipboardData: { getData: () => 'a'.repeat(length) } })

it('tells how much of a paste over the limit was left out', () => {
  show(document('b'.repeat(50_000)))
  paste(10_000)
  expect(screen.queryByRole('alert')).toBeNull()

  paste(1_000_000)

  expect(screen.getByRole('alert').textContent).toContain('The last 990,000 you pasted were left out.')
})
