// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { LanguageMenu } from './language-menu.tsx'

async function choose(person: ReturnType<typeof show>['person'], name: string) {
  await person.click(screen.getByRole('button'))
  await person.click(await screen.findByRole('menuitemradio', { name }))
}

it('reloads the page in the chosen language', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { calls } = core({})
  const { person } = show(<LanguageMenu />, { boot: { hasSession: false } })

  await choose(person, 'Español')

  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(document.cookie).toContain('language=es')
  expect(calls).toEqual([])
})

it('saves the language to the account first, and changes the page even when that fails', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  reload.mockClear()
  const { bodies } = core({ 'PATCH /auth/profile': () => refused(500, 'internal', 'No.') })
  const { person } = show(<LanguageMenu />)

  await choose(person, 'فارسی')

  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(bodies).toEqual([{ language: 'fa' }])
  expect(document.cookie).toContain('language=fa')
})
