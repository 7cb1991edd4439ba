import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { expect, it } from 'vitest'
import type { RenderJob } from '../ports/renderer.ts'
import { filmJobOf } from './film-job-of.ts'

const job: RenderJob = {
  script: 'Welcome.',
  language: 'en',
  presenterId: 'maya',
  presenterName: 'Maya',
  title: 'Property Video - 14 Alder Lane',
  place: '14 Alder Lane',
  facts: {},
  vertical: 'property',
  brand: { name: 'Keystone', primary: '#2b4acb', secondary: '#4a4458', accent: '#f0765a', logoSvg: '<svg/>' },
  look: VideoLook.parse({}),
  sound: VideoSound.parse({}),
  outputPath: '/tmp/film.mp4',
  posterPath: '/tmp/poster.png',
}

it('leaves the facts card out where there is no fact', () => {
  expect(filmJobOf(job).facts).toBeUndefined()
})

it('names the place on the card, and the title only where it says more', () => {
  expect(filmJobOf({ ...job, facts: { price: '$485,000' } }).facts).toEqual({
    title: '14 Alder Lane',
    price: '$485,000',
  })
  const named = { ...job, title: 'A garden for the evening', facts: { price: '$485,000' } }
  expect(filmJobOf(named).facts?.subtitle).toBe('A garden for the evening')
})

it.each([
  ['182 m²', { area: '182', areaUnit: 'm²' }],
  ['1,850 sq ft', { area: '1,850', areaUnit: 'sq ft' }],
  ['240', { area: '240' }],
])('parts the area %s into number and unit', (area, shown) => {
  expect(filmJobOf({ ...job, facts: { area } }).facts).toEqual({ title: '14 Alder Lane', ...shown })
})

it('leaves out of the closing what was left blank', () => {
  const closing = { line: 'Book a visit', phone: '', email: 'hello@keystone.example' }
  const { closing: shown } = filmJobOf({ ...job, look: VideoLook.parse({ closing }) })

  expect(shown).toEqual({ line: 'Book a visit', email: 'hello@keystone.example' })
  expect(filmJobOf(job).closing).toBeUndefined()
})

it('says in the language of the film that it was made with AI, where somebody wants it said', () => {
  const labelled = { ...job, language: 'es' as const, look: VideoLook.parse({ aiLabel: true }) }

  expect(filmJobOf(labelled).aiLabel).toBe('Hecho con IA')
  expect(filmJobOf(job).aiLabel).toBeUndefined()
})

it('says whom the film is for in its opening and on its card, in the language of the film', () => {
  const personal = filmJobOf({ ...job, recipient: 'Sara', look: VideoLook.parse({ opening: true }) })
  expect([personal.opening, personal.greeting, personal.facts?.tag]).toEqual([true, 'For Sara', 'For Sara'])
  expect(filmJobOf({ ...job, recipient: 'سارا', language: 'fa' }).greeting).toBe('برای سارا')
  expect(filmJobOf(job).greeting).toBeUndefined()
})
