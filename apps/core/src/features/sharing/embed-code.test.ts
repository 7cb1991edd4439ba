import { expect, it } from 'vitest'
import { embedCode } from './embed-code.ts'

const url = 'https://films.example/v/token'

it('the player keeps the aspect ratio on any site, and is half the video’s size unless a width is given', () => {
  const high = embedCode(url, { title: 'Walk', shape: '9:16' })

  expect(high).toContain(`src="${url}/embed" title="Walk" width="360" height="640"`)
  expect(high).toContain('max-width:100%;height:auto;aspect-ratio:360/640')
  expect(embedCode(url, { title: 'Walk', shape: '16:9' })).toContain('width="640" height="360"')
  expect(embedCode(url, { title: 'Walk', shape: '5:4' })).toContain('width="450" height="360"')
  expect(embedCode(url, { title: 'Walk', shape: '16:9' }, { width: 320, height: 180 })).toContain('width="320"')
})

it('escapes the title', () => {
  expect(embedCode(url, { title: '"><script>', shape: '1:1' })).toContain('title="&quot;&gt;&lt;script&gt;"')
})
