// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Boot, PartnerPrices, SpeechServiceOverview, WhitelabelPartner } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someBoot } from '../../../test/some-boot.ts'
import { PriceEditor } from './price-editor.tsx'

const partner = {
  monthlyPrice: 50_000,
  includedVideos: 100,
  overagePrice: 1000,
  digitalTwinPrice: 20_000,
} as WhitelabelPartner
const list = { prices: someBoot().prices, freeCredits: 2, planned: null } as PartnerPrices
const change = { field: 'prices.bundles.0.priceCents', message: 'Ask for at least 1.' }

const showEditor = (boot: Partial<Boot> = {}, shown: { partner?: WhitelabelPartner; list?: PartnerPrices } = {}) =>
  show(<PriceEditor list={list} partner={partner} isLocked={false} {...shown} />, { boot })
const price = (at: number) => screen.getAllByLabelText('Customer pays')[at] as HTMLElement
const kept = (at: number) => screen.getAllByText('You keep')[at]?.nextElementSibling?.textContent

it('shows the margin of each price, with the cost beyond or within the plan', async () => {
  core({})
  const { person } = showEditor()

  expect(kept(0)).toContain('$49.00')
  await person.click(screen.getByRole('button', { name: 'within plan, $5.00' }))

  expect(kept(0)).toContain('$74.00')
})

it('adds the cost of the site’s own speech service when its price per character is known', async () => {
  const service = { voices: [], centsPerMillionCharacters: 200_000 }
  core({
    'GET /api/whitelabel/speech-service': () =>
      ({ service, charactersThisMonth: { site: 0, installation: 0 } }) as unknown as SpeechServiceOverview,
  })
  const { person } = showEditor()
  const before = kept(0)
  const chip = await screen.findByRole('button', { name: 'plus your speech service, $1.80' })

  await person.click(chip)
  expect([before, kept(0)]).toEqual([expect.stringContaining('$49.00'), expect.stringContaining('$40.00')])
  await person.click(chip)
  expect(kept(0)).toBe(before)
})

it('highlights the changed price, and saves the whole list in cents', async () => {
  const { bodies } = core({ 'PUT /api/whitelabel/prices': () => list })
  const { person } = showEditor()
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true)

  await person.clear(price(1))
  await person.type(price(1), '180')

  expect(screen.getByText(/1 price changed: Small Box from \$177\.50 to \$180\.00/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('New prices are live')).toBeTruthy()
  expect(bodies.at(-1)).toMatchObject({
    freeCredits: 2,
    prices: { bundles: [{ id: 'b', credits: 10, priceCents: 18_000 }] },
  })
})

it('lists no price that is none', async () => {
  const { person } = showEditor()
  await person.clear(price(1))
  await person.type(price(1), '-5')

  expect(screen.queryByText(/-\$5/)).toBeNull()
  expect(screen.getByText('Unsaved changes.')).toBeTruthy()
})

it('keeps errors of other fields when one is corrected', async () => {
  const credits = { field: 'freeCredits', message: 'Enter at most 100.' }
  core({
    'PUT /api/whitelabel/prices': () => refused(422, 'invalid', 'Two fields are wrong.', { fields: [change, credits] }),
  })
  const { person } = showEditor()
  await person.clear(price(1))
  await person.type(price(1), '0')
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Check the 2 highlighted fields.')).toBeTruthy()

  await person.type(price(1), '9')

  expect([screen.queryByText(change.message), screen.queryByText(credits.message) !== null]).toEqual([null, true])
  expect(screen.getByText('Check the highlighted field.')).toBeTruthy()
})

it('shows the server’s error at the field until it is changed', async () => {
  core({ 'PUT /api/whitelabel/prices': () => refused(422, 'invalid', 'One field is wrong.', { fields: [change] }) })
  const { person } = showEditor()

  await person.clear(price(1))
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Ask for at least 1.')).toBeTruthy()
  expect(screen.getByText('Check the highlighted field.')).toBeTruthy()
  expect(document.activeElement).toBe(price(1))

  await person.type(price(1), '5')
  expect(screen.queryByText('Ask for at least 1.')).toBeNull()
})

it('keeps the last bundle, and allows only one to be the most popular', async () => {
  core({})
  const { person } = showEditor()
  expect(screen.getByRole('button', { name: 'Remove Small Box' })).toHaveProperty('disabled', true)

  await person.click(screen.getByRole('button', { name: 'Add bundle' }))
  expect(screen.getByRole('button', { name: 'Remove Small Box' })).toHaveProperty('disabled', false)
  const [first, second] = screen.getAllByRole('button', { name: /^Most popular/ }) as [HTMLElement, HTMLElement]
  await person.click(first)
  await person.click(second)

  expect([first, second].map((star) => star.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

it('asks for prices of digital twins only where they are sold, and keeps existing ones', async () => {
  const { bodies } = core({ 'PUT /api/whitelabel/prices': () => list })
  const { person } = showEditor({ sellsTwins: false })
  expect(screen.queryByText(/digital twin/i)).toBeNull()

  await person.type(price(1), '0')
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('New prices are live')).toBeTruthy()
  expect(bodies.at(-1)).toMatchObject({ prices: { digitalTwinPriceCents: 41_000, furtherTwinDiscountPercent: 50 } })
})

it('shows the prices of digital twins where they are sold', () => {
  core({})
  showEditor({ sellsTwins: true })

  expect(screen.getAllByText('Custom Digital Twin').length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Discount on additional digital twins (%)')).toBeTruthy()
})

it('offers the email blast once it is turned on, and says who carries it out', async () => {
  const { bodies } = core({ 'PUT /api/whitelabel/prices': () => list })
  const { person } = showEditor()
  expect(screen.queryByLabelText('Email blast, price per month')).toBeNull()

  await person.click(screen.getByRole('checkbox', { name: /Sell the email blast/ }))
  expect(screen.getByText(/Someone on your team fulfills each order/)).toBeTruthy()
  await person.clear(screen.getByLabelText('Email blast, price per month'))
  await person.click(screen.getByRole('button', { name: 'Save Changes' }))

  expect(await screen.findByText('New prices are live')).toBeTruthy()
  expect(bodies.at(-1)).toMatchObject({ prices: { sellsEmailBlast: true, emailBlastPriceCents: null } })
})

it('has no switch for the email blast when the operator does not allow it', () => {
  core({})
  showEditor({ switches: { ...someBoot().switches, emailBlast: false } })

  expect(screen.queryByRole('checkbox', { name: /email blast/i })).toBeNull()
})

it('keeps figures aligned for a bundle without a price', async () => {
  core({})
  const { person } = showEditor()
  await person.click(screen.getByRole('button', { name: 'Add bundle' }))

  expect(kept(screen.getAllByLabelText('Customer pays').length - 1)).toBe('–')
  expect(screen.getAllByText('You pay')).toHaveLength(screen.getAllByText('You keep').length)
})

it('has no columns of cost and margin on a site without a plan', () => {
  core({})
  const unplanned = { monthlyPrice: null, overagePrice: null, digitalTwinPrice: null } as WhitelabelPartner
  showEditor({}, { partner: unplanned })

  expect(screen.getAllByText('Per minute').length).toBeGreaterThan(0)
  expect([screen.queryByText('You pay'), screen.queryByText('You keep')]).toEqual([null, null])
  expect(screen.queryByText(/your cost/)).toBeNull()
})

it('has no column of margins for prices in another currency than the platform’s', () => {
  core({})
  showEditor({}, { list: { ...list, prices: { ...list.prices, currency: 'EUR' } } })

  expect(screen.getAllByText('You pay').length).toBeGreaterThan(0)
  expect(screen.queryByText('You keep')).toBeNull()
})
