// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { FeedForm } from './feed-form.tsx'

it('reports the missing address', async () => {
  const { calls } = core({})
  const { person } = show(<FeedForm />)
  await person.click(screen.getByRole('button', { name: 'Add feed' }))

  expect(await screen.findByText('This field is required.')).toBeTruthy()
  expect(calls).toEqual([])
})
