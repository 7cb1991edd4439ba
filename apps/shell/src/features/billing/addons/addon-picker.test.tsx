// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { AddonPicker } from './addon-picker.tsx'

const bundle = {
  id: 'b',
  name: 'Small Box',
  credits: 10,
  priceCents: 17_750,
  popular: false,
  expiryMonths: 12,
} as const
const larger = { ...bundle, id: 'l', name: 'Large Box', credits: 50, priceCents: 72_500, popular: true }

function Choosing() {
  const [bundleId, setBundle] = useState<string | null>('b')
  const [hasTwin, setTwin] = useState(false)
  return <AddonPicker bundleId={bundleId} hasTwin={hasTwin} onBundle={setBundle} onTwin={setTwin} />
}

async function showPicker(sellsTwins = false) {
  const { someBoot } = await import('../../../test/some-boot.ts')
  return show(<Choosing />, { boot: { sellsTwins, prices: { ...someBoot().prices, bundles: [bundle, larger] } } })
}

it('selects one bundle at a time, and shows its price per minute', async () => {
  core({ 'GET /auth/user': () => ({ user: someUser() }) })
  const { person } = await showPicker()

  expect(screen.getByText(/\$17\.75 per minute/)).toBeTruthy()
  expect(screen.getByText(/\$14\.50 per minute/)).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: /Large Box/ }))

  expect(screen.getByRole('radio', { name: /Large Box/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /Small Box/ })).toHaveProperty('checked', false)
})

it('shows all prices with cents where one has them', async () => {
  core({ 'GET /auth/user': () => ({ user: someUser() }) })
  await showPicker()

  expect([screen.queryByText('$177.50'), screen.queryByText('$725.00')]).not.toContain(null)
})

it('offers no twin when the installation sells none', async () => {
  core({ 'GET /auth/user': () => ({ user: someUser() }) })
  await showPicker(false)

  expect(screen.getByRole('radio', { name: /Small Box/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('offers a twin with the bundle, at a discount after the first', async () => {
  core({
    'GET /auth/user': () => ({ user: someUser() }),
    'GET /api/credits/usage': () => Response.json({ ownedTwins: 1, expiringSoon: null }),
  })
  const { person } = await showPicker(true)

  expect(await screen.findByText('$205.00 one-time: 50% off your next twin')).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: /Custom Digital Twin/ }))

  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /Small Box/ })).toHaveProperty('checked', true)
})
