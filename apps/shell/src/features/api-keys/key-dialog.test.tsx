// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Scope } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { scopeNames } from './scope-names.ts'

const scope = Object.keys(scopeNames())[0] as Scope

it('asks for a scope at the scopes instead of disabling its button', async () => {
  const { calls, bodies } = core({})
  const { person } = show(<KeyDialog open offered={[scope]} onClose={() => {}} />)
  await person.type(await screen.findByLabelText('What is it for?'), 'Website')
  await person.click(screen.getByRole('button', { name: 'Create key' }))

  const box = screen.getByRole('checkbox', { name: scopeNames()[scope] })
  expect(screen.getByText('Choose at least one scope.')).toBeTruthy()
  expect(document.activeElement).toBe(box)
  expect(calls).toEqual([])

  await person.click(box)
  expect(screen.queryByText('Choose at least one scope.')).toBeNull()
  await person.selectOptions(screen.getByLabelText('Valid for'), '30 days')
  await person.click(screen.getByRole('button', { name: 'Create key' }))
  expect(calls).toEqual(['POST /api/keys'])
  expect(bodies).toEqual([{ name: 'Website', scopes: [scope], days: 30, creditLimit: null }])
})
