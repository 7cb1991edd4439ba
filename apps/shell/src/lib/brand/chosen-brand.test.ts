import type { BrandKit } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { chosenBrandName, chosenKit } from './chosen-brand.ts'

const kits = [
  { id: 'town', name: 'Lumen', isDefault: true },
  { id: 'beach', name: 'Lumen Beach', isDefault: false },
] as BrandKit[]

it('a draft has the kit it names, the default one where it names none, and the site’s brand on purpose only', () => {
  expect(chosenKit(kits, 'beach')?.name).toBe('Lumen Beach')
  expect(chosenKit(kits, undefined)?.name).toBe('Lumen')
  expect(chosenKit(kits, null)).toBeUndefined()
  expect(chosenBrandName(kits, null, 'Waymark')).toBe('Waymark')
})

it('nothing is said of brands to people who have no kit', () => {
  expect(chosenBrandName([], undefined, 'Waymark')).toBeUndefined()
  expect(chosenBrandName(undefined, undefined, 'Waymark')).toBeUndefined()
})
