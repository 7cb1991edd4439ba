// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { FreeBand } from './free-band.tsx'

it('shows the number of free credits', () => {
  show(<FreeBand />, { boot: { freeCredits: 3, hasSession: false } })

  expect(screen.getByRole('heading', { name: 'The first video is free' })).toBeTruthy()
  expect(screen.getByText('3 free credits to start. No card needed.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create a free video' })).toBeTruthy()
})

it('offers no free video when a site gives no credits', () => {
  const { container } = show(<FreeBand />, { boot: { freeCredits: 0, hasSession: false } })

  expect(screen.getByRole('link', { name: 'Create a video' })).toBeTruthy()
  expect(container.textContent).not.toMatch(/free video|video is free|0 free/)
})
