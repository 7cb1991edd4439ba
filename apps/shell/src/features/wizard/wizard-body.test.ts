import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from './wizard.ts'
import { bodyOf, createRequestKeys, faultsOf } from './wizard-body.ts'

const draft = { ...emptyDraft, script: 'Welcome.', language: 'es' as const }
const bodyFor = (given: Partial<typeof draft>) => bodyOf({ ...draft, ...given }, 'maya')

describe('the body of a new video', () => {
  it('has no screen share without an address', () => {
    expect(bodyFor({})).toMatchObject({ screenShareUrl: null, screenShareType: null })
    expect(bodyFor({ screenShareUrl: ' https://example.com ' })).toMatchObject({
      screenShareUrl: 'https://example.com',
      screenShareType: 'url',
    })
  })

  it('leaves the default title to the server, which knows existing titles', () => {
    expect([bodyFor({ title: '  ' }).title, bodyFor({ title: ' Old harbour ' }).title]).toEqual(['', 'Old harbour'])
  })

  it('contains picture and sound settings, with the speed as a number', () => {
    expect(bodyFor({ shape: '9:16', speed: '1.15', captions: false })).toMatchObject({
      look: { shape: '9:16', definition: '1080p', captions: false },
      sound: { speed: 1.15, music: false, musicMood: 'calm' },
    })
  })

  it('contains the end card when it is on, and complete pronunciations only', () => {
    const closing = { isOn: true, line: ' Book today ', button: ' See rooms ', phone: '', email: '', url: '' }
    const pronunciation = [
      { written: 'Nice', spoken: ' Neess ' },
      { written: 'Begun', spoken: '' },
    ]

    expect(bodyFor({ closing, pronunciation })).toMatchObject({
      look: { closing: { line: 'Book today', button: 'See rooms' } },
      sound: { pronunciation: [{ written: 'Nice', spoken: 'Neess' }] },
    })
    expect(bodyFor({ closing: { ...closing, isOn: false } }).look).not.toHaveProperty('closing')
  })

  it('contains filled facts only, and counts as numbers', () => {
    const facts = { price: '$685,000', bedrooms: '3', bathrooms: '', area: '  ' }

    expect(bodyFor({ facts }).metadata).toEqual({ price: '$685,000', bedrooms: 3 })
  })
})

describe('an error of the server', () => {
  const problem = (problem: object) =>
    faultsOf(new ApiError(422, 'No.', { ...problem, message: 'No.' } as unknown as ApiError['problem']))

  it('about the script or presenter is shown there', () => {
    expect(problem({ code: 'script-too-long' })).toEqual({ script: 'No.' })
    expect(problem({ code: 'script-silent' })).toEqual({ script: 'No.' })
    expect(problem({ code: 'avatar-unknown' })).toEqual({ avatarId: 'No.' })
    expect(problem({ code: 'upload-unknown' })).toEqual({ contentIds: 'No.' })
  })

  it('about named fields is shown at each of them', () => {
    const fields = [
      { field: 'screenShareUrl', message: 'Enter a full URL.' },
      { field: 'metadata.bedrooms', message: 'At most 99.' },
      { field: 'look.shape', message: 'Choose 16:9.' },
      { field: 'look.closing.phone', message: 'Enter a phone number.' },
      { field: 'sound.pronunciation.0.written', message: 'Too long.' },
    ]

    expect(problem({ code: 'invalid', fields })).toEqual({
      screenShareUrl: 'Enter a full URL.',
      bedrooms: 'At most 99.',
      shape: 'Choose 16:9.',
      'closing.phone': 'Enter a phone number.',
      pronunciation: 'Too long.',
    })
  })

  it('about anything else marks no field', () => {
    expect(problem({ code: 'credits-short', shortfall: 0.5 })).toEqual({})
    expect(faultsOf(new TypeError('Failed to fetch'))).toEqual({})
  })
})

it('reuses the key of an equal request, so that a double click creates one video', () => {
  let made = 0
  const keyOf = createRequestKeys(() => `key-${++made}`)

  expect([keyOf(bodyFor({})), keyOf(bodyFor({})), keyOf(bodyFor({ script: 'Another.' }))]).toEqual([
    'key-1',
    'key-1',
    'key-2',
  ])
})
