// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { Leads } from './leads.tsx'

it('has its own title', async () => {
  core({ 'GET /api/leads': () => ({ items: [], nextCursor: null }) })
  show(<Leads />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Viewer questions' })).toBeTruthy()
  expect(document.title).toContain('Viewer questions')
})
