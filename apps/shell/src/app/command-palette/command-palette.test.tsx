// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User, Video } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { guardPage } from '../../ui/dialogs/leave-guard.ts'
import { CommandPalette } from './command-palette.tsx'
// Fetched when it is first asked for, which takes a busy machine longer than a test waits.
import './palette-panel.tsx'
import { closePalette } from './palette-state.ts'

const harbour = { id: 'v1', title: 'Old Harbour walk', propertyAddress: 'Bergen', status: 'ready', thumbnailUrl: null }

afterEach(() => act(closePalette))

async function open(user: Partial<User> = {}, videos = [harbour]) {
  const asked: (string | null)[] = []
  core({
    'GET /auth/user': () => ({ user: someUser(user) }),
    'GET /api/videos': ({ query }) => {
      asked.push(query.get('q'))
      return videos as unknown as Video[]
    },
  })
  const shown = show(
    <>
      <button type="button">Before</button>
      <main id="main" tabIndex={-1} />
      <CommandPalette />
    </>,
    { at: '/dashboard' },
  )
  screen.getByText('Before').focus()
  // The shortcut works from when it is known who is signed in.
  await waitFor(() =>
    expect(fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true }), 'left to the browser').toBe(
      false,
    ),
  )
  return { ...shown, asked, field: await screen.findByRole('combobox') }
}

function active(): string | null | undefined {
  return screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent
}

it('opens by its shortcut with the focus in the field, and Escape returns the focus', async () => {
  const { person, field } = await open()
  await waitFor(() => expect(document.activeElement).toBe(field))

  await person.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Before'))
})

it('opens by the letter that the key prints, or by its position on keyboards without Latin letters', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('arrow keys wrap around the list, the field names the active entry, and Enter opens it', async () => {
  const { person, field, address } = await open()
  await person.type(field, 'my vid')
  expect(active()).toContain('My Videos')
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('My Videos')

  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await person.keyboard('{ArrowDown}')
  expect(active()).toContain('Old Harbour walk')
  await person.keyboard('{ArrowDown}')
  expect(active()).toContain('My Videos')
  await person.keyboard('{ArrowUp}{ArrowUp}{Enter}')

  await waitFor(() => expect(address()).toBe('/my-videos'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('searches videos on the server once typing pauses, and plays a finished one', async () => {
  const { person, field, asked, address } = await open()
  await person.type(field, 'harbour')

  await waitFor(() => expect(asked).toEqual([null, 'harbour']))
  await person.click(await screen.findByRole('option', { name: /Old Harbour walk/ }))

  expect(address()).toBe('/watch?video=v1')
})

it('says that nothing was found', async () => {
  const { person, field } = await open({}, [])
  await person.type(field, 'zebra')

  expect(await screen.findByText(/No results for .*zebra/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('0 results')
})

it.each([
  ['customer', { role: 'customer', memberRole: 'member' }, { invite: 0, dashboard: 0 }],
  ['partner’s analyst', { role: 'partner', memberRole: 'analyst' }, { invite: 0, dashboard: 1 }],
  ['partner’s owner', { role: 'partner', memberRole: 'owner' }, { invite: 1, dashboard: 1 }],
] as const)('offers a %s the commands of their role', async (_, user, { invite, dashboard }) => {
  await open(user)

  // By their texts: names by role take seconds in a list this long.
  const offered = [...document.querySelectorAll('[role="option"] > :nth-child(2)')].map((label) => label.textContent)
  const count = (label: string) => offered.filter((one) => one === label).length
  expect(count('Invite a person')).toBe(invite)
  expect(count('Whitelabel Dashboard')).toBe(dashboard)
  expect(count('Admin Dashboard')).toBe(0)
  expect(count('Sign out')).toBe(1)
})

it('asks before it leaves a page with unsaved changes', async () => {
  const asked: (() => void)[] = []
  const end = guardPage((go) => void asked.push(go))
  const { person, field, address } = await open()
  await person.type(field, 'my vid')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(address()).toBe('/dashboard')

  act(() => asked[0]?.())
  expect(address()).toBe('/my-videos')
  end()
})
