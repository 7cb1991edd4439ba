import { VideoLook, VideoSound } from '@vitrine/contract/api'
import { expect, it } from 'vitest'
import type { RenderJob } from '../ports/renderer.ts'
import { toEngineJob } from './engine-job.ts'

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
  outputPath: '/tmp/video.mp4',
  posterPath: '/tmp/poster.jpg',
}

it('omits the facts card when there is no fact', () => {
  expect(toEngineJob(job).facts).toBeUndefined()
})

it('shows the place on the card, and the title only when it differs', () => {
  expect(toEngineJob({ ...job, facts: { price: '$485,000' } }).facts).toEqual({
    title: '14 Alder Lane',
    price: '$485,000',
  })
  const named = { ...job, title: 'A garden for the evening', facts: { price: '$485,000' } }
  expect(toEngineJob(named).facts?.subtitle).toBe('A garden for the evening')
})

it.each([
  ['182 m²', { area: '182', areaUnit: 'm²' }],
  ['1,850 sq ft', { area: '1,850', areaUnit: 'sq ft' }],
  ['240', { area: '240' }],
])('splits the area %s into number and unit', (area, shown) => {
  expect(toEngineJob({ ...job, facts: { area } }).facts).toEqual({ title: '14 Alder Lane', ...shown })
})

it('takes the label of the button from the video, else from the brand', () => {
  const kit = { closing: { line: 'Stay', button: 'Book a room' } }
  const labelOf = (closing: object) =>
    toEngineJob({ ...job, ...kit, look: VideoLook.parse({ closing }) }).closing?.button
  expect(labelOf({ line: 'Come by', button: 'Plan a visit' })).toBe('Plan a visit')
  expect(labelOf({ line: 'Come by' })).toBe('Book a room')
  expect(toEngineJob({ ...job, ...kit }).closing?.button).toBe('Book a room')
})

it('omits blank fields of the closing card', () => {
  const closing = { line: 'Book a visit', phone: '', email: 'hello@keystone.example' }
  const { closing: shown } = toEngineJob({ ...job, look: VideoLook.parse({ closing }) })

  expect(shown).toEqual({ line: 'Book a visit', email: 'hello@keystone.example' })
  expect(toEngineJob(job).closing).toBeUndefined()
})

it('shows the end card, the lower third and the maker of a customer’s brand, and its name where it has no logo', () => {
  const { logoSvg: _none, ...brand } = job.brand
  const own = { brand, closing: { line: 'Stay', social: '@inn' }, lowerThird: 'Your host', madeWith: 'Keystone' }
  const shown = toEngineJob({ ...job, ...own, language: 'es' })

  expect(shown).toMatchObject({
    closing: { line: 'Stay', social: '@inn' },
    lowerThird: { name: 'Maya', role: 'Your host' },
    madeWith: 'Hecho con Keystone',
    brand: { hasDefaultMark: false },
  })
  const look = VideoLook.parse({ closing: { line: 'Book a visit' } })
  expect(toEngineJob({ ...job, ...own, look }).closing).toEqual({ line: 'Book a visit' })
  expect(toEngineJob(job)).toMatchObject({ lowerThird: { role: 'Keystone' } })
})

it('adds the AI label in the language of the video when it is wanted', () => {
  const labelled = { ...job, language: 'es' as const, look: VideoLook.parse({ aiLabel: true }) }

  expect(toEngineJob(labelled).aiLabel).toBe('Hecho con IA')
  expect(toEngineJob(job).aiLabel).toBeUndefined()
})

it('greets the recipient in the opening and on the card, in the language of the video', () => {
  const personal = toEngineJob({ ...job, recipient: 'Sara', look: VideoLook.parse({ opening: true }) })
  expect([personal.opening, personal.greeting, personal.facts?.tag]).toEqual([true, 'For Sara', 'For Sara'])
  expect(toEngineJob({ ...job, recipient: 'سارا', language: 'fa' }).greeting).toBe('برای سارا')
  expect(toEngineJob(job).greeting).toBeUndefined()
})

it('plays the music in its mood', () => {
  const sound = VideoSound.parse({ music: true, musicMood: 'bright' })
  expect(toEngineJob({ ...job, sound })).toMatchObject({ music: true, musicMood: 'bright' })
  expect(toEngineJob(job)).toMatchObject({ music: false, musicMood: 'calm' })
})

it('passes the background choice of a recording, unless it stays as it is', () => {
  const look = VideoLook.parse({ twinBackground: 'blurred' })

  expect(toEngineJob({ ...job, look }).footageBackground).toBe('blurred')
  expect(toEngineJob(job).footageBackground).toBeUndefined()
})

it('draws the poster of a preview as a portrait, and that of a video with a gesture', () => {
  expect(toEngineJob({ ...job, posterPose: 'portrait' }).posterPose).toBe('portrait')
  expect(toEngineJob(job).posterPose).toBeUndefined()
})
