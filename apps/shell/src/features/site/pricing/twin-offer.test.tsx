// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../../../test/show.tsx'
import { TwinOffer } from './twin-offer.tsx'

const textWith = (boot: object = {}) => show(<TwinOffer />, { boot }).container.textContent

it('offers a face without a copied voice, and mentions the review', () => {
  expect(textWith()).not.toMatch(/face and voice|your voice/i)
  expect(textWith()).toContain('with one of our voices')
  expect(textWith()).toContain('Our team reviews the recording and your consent first.')
})

it('says whether the lips follow the words on this site', () => {
  expect(textWith()).toContain('Lip movements don’t follow the words.')
  expect(textWith({ twinsSpeak: true })).toContain('Your own mouth follows the words.')
  expect(textWith({ connectedServices: [{ kind: 'twins', host: null }] })).toContain('A lip-sync service moves')
})
