// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { SiteVoice } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { VoiceList } from './voice-list.tsx'

const builtIn: SiteVoice = {
  id: 'built-in',
  kind: 'built-in',
  name: 'Presenter’s voice',
  languages: ['en', 'fa'],
  gender: null,
  style: null,
  creditsPerMinute: 0,
  isHidden: false,
  fault: null,
}
const kristin: SiteVoice = { ...builtIn, id: 'kristin', kind: 'neural', name: 'Kristin' }

function showList(voices: SiteVoice[]) {
  core({ 'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }) })
  return show(<VoiceList site={{ voices, presenterVoices: [] }} presenters={[]} />, { boot: { hasSession: true } })
}

it('has no reorder buttons for a single voice', async () => {
  showList([builtIn])
  await screen.findByText('Presenter’s voice')

  expect(screen.queryAllByRole('button')).toEqual([])
})

it('moves one of several voices up', async () => {
  const { person } = showList([builtIn, kristin])
  // The list is disabled until the user is loaded.
  await waitFor(() => expect(screen.getByLabelText('Move Kristin up')).toHaveProperty('disabled', false))
  await person.click(screen.getByLabelText('Move Kristin up'))

  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Kristin',
    'Presenter’s voice',
  ])
})
