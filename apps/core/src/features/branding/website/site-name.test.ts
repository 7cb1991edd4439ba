import { BrandKitDesign } from '@vitrine/contract/api'
import { expect, it } from 'vitest'
import { readMarkup } from '../../../platform/web-pages/markup.ts'
import { siteName } from './site-name.ts'

const COLOURS = { primary: '#1f4e79', secondary: '#24323f', accent: '#f2b134' }
const nameOf = (declared: string) =>
  siteName(readMarkup(`<meta property="og:site_name" content="${declared}">`), 'https://azure-coast.example/')

it.each([
  ['a mark of direction', '\u200fآژانس آبی', 'آژانس آبی'],
  ['an override of direction', 'Azure \u202etsaoC', 'Azure tsaoC'],
  ['a sign on the border of the longest name', `${'a'.repeat(79)}😀`, 'a'.repeat(79)],
  ['nothing but marks', '\u200e\u200e', 'Azure Coast'],
])('is a name that a brand may have where the site declares %s', (_what, declared, name) => {
  expect(nameOf(declared)).toBe(name)
  expect(nameOf(declared).isWellFormed()).toBe(true)
  expect(BrandKitDesign.safeParse({ name: nameOf(declared), colours: COLOURS }).success).toBe(true)
})
