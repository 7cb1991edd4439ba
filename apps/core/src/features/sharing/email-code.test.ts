import { expect, it } from 'vitest'
import { emailCode } from './email-code.ts'

const url = 'https://films.example/v/token'
const teaserKey = 't/videos/v/0190aaaa-bbbb-cccc-dddd-0123456789ab.gif'

it('links to the page with the teaser in its aspect ratio', () => {
  const code = emailCode(url, { title: 'Walk', shape: '9:16', teaserKey })

  expect(code).toContain(`<a href="${url}"><img src="${url}/files/teaser.gif?v=456789ab" alt="Walk" width="338"`)
  expect(emailCode(url, { title: 'Walk', shape: '4:5', teaserKey })).toContain('width="480"')
  expect(emailCode(url, { title: 'Walk', shape: '16:9', teaserKey })).toContain('width="480"')
})

it('escapes the title', () => {
  const code = emailCode(url, { title: '"><script>', shape: '1:1', teaserKey })

  expect(code).toContain('alt="&quot;&gt;&lt;script&gt;"')
})
