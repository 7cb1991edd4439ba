// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Boot } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { someBoot } from '../../../test/some-boot.ts'
import { FeatureRows } from './feature-rows.tsx'
import { FeaturesHero } from './features-hero.tsx'
import { IncludedList } from './included-list.tsx'

const words = { scriptLabel: 'Script', sampleLine: 'Welcome to the coast.' } as Boot['words']

const textWith = (boot: Partial<Boot> = {}) =>
  show(
    <>
      <FeaturesHero />
      <FeatureRows />
      <IncludedList />
    </>,
    { boot: { words, ...boot } },
  ).container.textContent
const switches = (changed: object) => ({ switches: { ...someBoot().switches, ...changed } })

it('lists existing features in groups', () => {
  const text = textWith()

  for (const name of ['Start from a link', 'Scenes', 'Brand kits', 'Rebrand', 'Unbranded copies', 'Webhooks'])
    expect(text).toContain(name)
  for (const name of ['Listing feeds', 'Bulk creation', 'Viewer questions', 'Analytics', 'SCORM'])
    expect(text).toContain(name)
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(4)
})

it('omits features that the operator has turned off', () => {
  expect(textWith(switches({ batches: false }))).not.toMatch(/Bulk creation|Listing feeds|personal link/i)
})

it('mentions the API and MCP only where customers may have keys', () => {
  expect(textWith()).not.toMatch(/API|MCP/)
  expect(textWith(switches({ customerKeys: true }))).toMatch(/API.*MCP/)
})

it('offers a digital twin as this site does', () => {
  expect(textWith({ sellsTwins: true, freeTwins: 0 })).toContain('$410')
  expect(textWith({ freeTwins: 3 })).toContain('3 per person, free of charge')
  expect(textWith()).toContain('Lip movements don’t follow the words')
  expect(textWith({ connectedServices: [{ kind: 'twins', host: null }] })).toContain(
    'A lip-sync service moves your lips',
  )
  expect(textWith({ freeTwins: 0 })).not.toMatch(/twin/i)
})
