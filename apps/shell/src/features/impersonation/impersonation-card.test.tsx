// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { SupportCard } from './impersonation-card.tsx'

it('grants support access for a reason of at least five characters', async () => {
  const { bodies } = core({ 'POST /api/support': () => Response.json({}) })
  const { person } = show(<SupportCard user={someUser()} />)
  const reason = screen.getByLabelText('What do you need help with?')
  await person.type(reason, 'Hi')
  await person.click(screen.getByRole('button', { name: 'Grant support access' }))
  expect(await screen.findByText(/at least 5/)).toBeTruthy()
  expect(bodies).toEqual([])

  await person.type(reason, ', my video failed ')
  await person.click(screen.getByRole('button', { name: 'Grant support access' }))
  expect(bodies).toContainEqual({ reason: 'Hi, my video failed' })
})
