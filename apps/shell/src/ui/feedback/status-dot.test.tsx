// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { StatusDot } from './status-dot.tsx'

it.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('follows the direction of a page in %s, whatever its text starts with', (language, direction) => {
  show(
    <bdi>
      <StatusDot tone="ok">75 GB</StatusDot>
    </bdi>,
    { boot: { language } },
  )

  expect(screen.getByText('75 GB').getAttribute('dir')).toBe(direction)
})
