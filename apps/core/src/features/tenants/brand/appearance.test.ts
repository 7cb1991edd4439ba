import { expect, it } from 'vitest'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { appearanceOf } from './appearance.ts'

const brand = {
  companyName: 'Silver Bay',
  colours: { primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541' },
  logoSvg: '<svg/>',
}
const appearanceWith = (fontFamily: Tenant['brand']['fontFamily']) =>
  appearanceOf({
    brand: { ...brand, fontFamily } as Tenant['brand'],
    vertical: 'tourism',
    settings: { video: { openingLine: '', closingLine: '' } } as Tenant['settings'],
  })

it('a new font makes existing videos outdated', () => {
  expect(new Set([appearanceWith('Inter'), appearanceWith('Lato'), appearanceWith('Roboto')]).size).toBe(3)
  // The hash stored with videos that were made while Inter was the only font.
  expect(appearanceWith('Inter')).toBe('4a22b47a5a15722a')
})
