// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { CreditsCard } from './credits-card.tsx'

it('shows what can be spent and what is held for videos in the making', () => {
  core({})
  show(<CreditsCard user={someUser({ credits: 3.5, creditsHeld: 1.5 })} onBuy={() => undefined} />)

  expect(screen.getByText('3.5')).toBeTruthy()
  expect(screen.getByText('1.5').closest('p')?.textContent).toBe('On hold 1.5')
})

it('says nothing of holds where nothing is held, and that no video can be made without credits', () => {
  core({})
  show(<CreditsCard user={someUser({ credits: 0 })} onBuy={() => undefined} />)

  expect(screen.queryByText(/^On hold/)).toBeNull()
  expect(screen.getByText('Add credits to make a video')).toBeTruthy()
})

it('warns of credits that end soon', async () => {
  const at = new Date(Date.now() + 2.5 * 86_400_000).toISOString()
  core({ 'GET /api/credits/usage': () => Response.json({ expiringSoon: { credits: 2, at } }) })
  show(<CreditsCard user={someUser()} onBuy={() => undefined} />)

  expect(await screen.findByText('2 expiring in 3 days')).toBeTruthy()
})

it('leads to more', async () => {
  core({})
  const buy = vi.fn<() => void>()
  const { person } = show(<CreditsCard user={someUser()} onBuy={buy} />)

  await person.click(screen.getByRole('button', { name: 'Buy Credits' }))

  expect(buy).toHaveBeenCalledOnce()
})
