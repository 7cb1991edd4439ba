// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { Presenter } from './presenter.tsx'

it('a presenter is seen at once, before the page has drawn the figure', () => {
  const { container } = show(<Presenter presenterId="leila" />)
  expect(container.querySelector('canvas')?.hasAttribute('data-drawn')).toBe(false)
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/leila.*\.webp$/)
})
