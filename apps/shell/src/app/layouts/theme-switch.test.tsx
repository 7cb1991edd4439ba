// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const press = (person: ReturnType<typeof show>['person']) => person.click(screen.getByRole('button'))
const colours = () => document.documentElement.dataset.theme

it('cycles from the system’s colours to light to dark and back', async () => {
  core({})
  const { person } = show(<ThemeSwitch />)

  await press(person)
  expect(colours()).toBe('light')
  await press(person)
  expect(colours()).toBe('dark')
  expect(document.cookie).toContain('theme=dark')
  await press(person)
  expect(colours()).toBeUndefined()
})

it('saves the choice of signed-in people to their account, and makes no call for visitors', async () => {
  const { calls, bodies } = core({})
  const { person, unmount } = show(<ThemeSwitch />)

  await press(person)
  await waitFor(() => expect(bodies).toEqual([{ theme: 'light' }]))

  unmount()
  const { person: visitor } = show(<ThemeSwitch />, { boot: { hasSession: false } })
  await press(visitor)
  expect(calls).toEqual(['PATCH /auth/profile'])
})
