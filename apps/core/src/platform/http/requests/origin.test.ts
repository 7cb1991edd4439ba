import { describe, expect, it } from 'vitest'
import { isSameOrigin, isSocketOrigin } from './origin.ts'

const host = 'waymark.example'

describe('an unsafe call', () => {
  it.each([
    ['a page of the site itself', { 'sec-fetch-site': 'same-origin', origin: 'https://waymark.example' }, true],
    ['a person’s own hand', { 'sec-fetch-site': 'none' }, true],
    ['a program', {}, true],
    ['an older browser on the site', { origin: 'https://waymark.example' }, true],
    ['an older browser on the site in capitals', { origin: 'https://WAYMARK.example' }, true],
    ['another tenant', { 'sec-fetch-site': 'same-site', origin: 'https://keystone.example' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another site that sends no such header', { origin: 'https://evil.example' }, false],
    ['a page in a sandbox', { origin: 'null' }, false],
    ['a host that begins alike', { origin: 'https://waymark.example.evil.example' }, false],
    ['a host that ends alike', { origin: 'https://evilwaymark.example' }, false],
    ['a user name that looks like the host', { origin: 'https://waymark.example@evil.example' }, false],
    ['another port', { origin: 'https://waymark.example:8443' }, false],
    ['an origin that cannot be read', { origin: 'waymark.example' }, false],
    ['a header that nobody defined', { 'sec-fetch-site': 'same-host' }, false],
  ])('is allowed or refused by its origin, from %s', (_who, headers, isAllowed) => {
    expect(isSameOrigin({ host, ...headers }, host)).toBe(isAllowed)
  })

  it.each([
    ['waymark.localhost:3000', 'http://waymark.localhost:3000', true],
    ['waymark.localhost:3000', 'http://waymark.localhost:3001', false],
    ['waymark.localhost:3000', 'http://waymark.localhost', false],
    ['waymark.localhost:443', 'https://waymark.localhost', true],
    ['waymark.localhost:443', 'http://waymark.localhost', false],
    ['waymark.localhost:80', 'http://waymark.localhost', true],
    ['waymark.localhost.', 'http://waymark.localhost', true],
    ['[::1]:3000', 'http://[::1]:3000', true],
  ])('to %s from %s is same-origin: %s', (header, origin, isSame) => {
    const named = header.startsWith('[') ? '[::1]' : 'waymark.localhost'

    expect(isSameOrigin({ host: header, origin }, named)).toBe(isSame)
  })
})

describe('a live socket', () => {
  it('is compared by its origin even when the browser claims it is the same', () => {
    const headers = { host, 'sec-fetch-site': 'same-origin', origin: 'https://keystone.example' }

    expect(isSocketOrigin(headers, host)).toBe(false)
  })

  it('is open to the site’s own pages and to API clients', () => {
    expect(isSocketOrigin({ host, origin: 'https://waymark.example' }, host)).toBe(true)
    expect(isSocketOrigin({ host }, host)).toBe(true)
  })
})
