import { expect, it } from 'vitest'
import { connectedServices } from './connections.ts'

const none = { writer: undefined, translator: undefined, speech: undefined, twins: undefined }
const alone = { speechAddress: undefined, twinsAddress: undefined, hasSso: false }

it('nothing is listed when nothing is connected', () => {
  expect(connectedServices(none, alone)).toEqual([])
})

it('services of the installation and the site are listed, with the site’s own twin service in place of the other', () => {
  const installation = { ...none, writer: 'https://api.writer.example/v1', twins: 'https://tavusapi.com' }
  const site = { ...alone, speechAddress: 'https://speech.example', twinsAddress: 'https://lips.example' }

  expect(connectedServices(installation, site)).toEqual([
    { kind: 'writer', host: 'api.writer.example' },
    { kind: 'speech', host: 'speech.example' },
    { kind: 'twins', host: 'lips.example' },
  ])
})

it.each([
  'http://127.0.0.1:8880/v1',
  'http://10.2.0.4',
  'http://[::1]:1',
  'http://libretranslate:5000',
  'http://gpu.lan',
])('the name of an internal server is hidden: %s', (translator) => {
  expect(connectedServices({ ...none, translator }, alone)).toEqual([{ kind: 'translator', host: null }])
})
