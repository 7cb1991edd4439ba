import type { BrandKit } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { chosenBrandName, chosenKit } from './chosen-brand.ts'

const kits = [
  { id: 'town', name: 'Lumen', isDefault: true },
  { id: 'beach', name: 'Lumen Beach', isDefault: false },
] as BrandKit[]

it('a draft uses the kit that it names, otherwise the default one, and the site’s brand only explicitly', () => {
  expect(chosenKit(kits, 'beach')?.name).toBe('Lumen Beach')
  expect(chosenKit(kits, undefined)?.name).toBe('Lumen')
  expect(chosenKit(kits, null)).toBeUndefined()
  expect(chosenBrandName(kits, null, 'Waymark')).toBe('Waymark')
})

it('people without a kit see nothing about brands', () => {
  expect(chosenBrandName([], undefined, 'Waymark')).toBeUndefined()
  expect(chosenBrandName(undefined, undefined, 'Waymark')).toBeUndefined()
})
