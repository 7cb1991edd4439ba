// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { Unbroken } from './unbroken.tsx'

it('keeps a hyphenated word on one line, and the text as it is', () => {
  show(
    <h2>
      <Unbroken>Turn off two-factor authentication?</Unbroken>
    </h2>,
  )

  expect(screen.getByRole('heading', { name: 'Turn off two-factor authentication?' })).toBeTruthy()
  expect(getComputedStyle(screen.getByText('two-factor')).whiteSpace).toBe('nowrap')
})
