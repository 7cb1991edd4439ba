import { expect, test } from 'vitest'
import { BrandKitDesign } from '@vitrine/contract/api'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { appearanceWith } from './drawn-design.ts'

const tenant = {
  vertical: 'tourism',
  appearance: 'of the site',
  brand: { companyName: 'Waymark' },
  settings: { video: { onCustomerVideos: 'nothing', aiLabel: 'customer-choice' } },
} as unknown as Tenant
const colours = { primary: '#7a1f3d', secondary: '#2b1a22', accent: '#e8b04a' }
const kit = { ...BrandKitDesign.parse({ name: 'Hotel Lumen', colours }), logoId: null }

test('a video is out of date when the label of the button changes, and not because kits have one now', () => {
  const { buttonLabel: _label, ...before } = kit
  const today = appearanceWith(tenant, kit)
  expect(today).toBe(appearanceWith(tenant, before as typeof kit))
  expect(appearanceWith(tenant, { ...kit, buttonLabel: 'See our rooms' })).not.toBe(today)
})
