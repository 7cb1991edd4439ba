// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { CreditsCard } from './credits-card.tsx'

it('shows available credits and credits held for videos in progress', () => {
  core({})
  show(<CreditsCard user={someUser({ credits: 3.5, creditsHeld: 1.5 })} onBuy={() => undefined} />)

  expect(screen.getByText('3.5')).toBeTruthy()
  expect(screen.getByText('1.5').closest('p')?.textContent).toBe('On hold 1.5')
})

it('mentions no held credits when there are none, and that a video needs credits', () => {
  core({})
  show(<CreditsCard user={someUser({ credits: 0 })} onBuy={() => undefined} />)

  expect(screen.queryByText(/^On hold/)).toBeNull()
  expect(screen.getByText('Add credits to make a video')).toBeTruthy()
})

it('warns about credits that expire soon', async () => {
  const at = new Date(Date.now() + 2.5 * 86_400_000).toISOString()
  core({ 'GET /api/credits/usage': () => Response.json({ expiringSoon: { credits: 2, at } }) })
  show(<CreditsCard user={someUser()} onBuy={() => undefined} />)

  expect(await screen.findByText('2 credits expiring in 3 days')).toBeTruthy()
})

it('links to buying more', async () => {
  core({})
  const buy = vi.fn<() => void>()
  const { person } = show(<CreditsCard user={someUser()} onBuy={buy} />)

  await person.click(screen.getByRole('button', { name: 'Buy Credits' }))

  expect(buy).toHaveBeenCalledOnce()
})
