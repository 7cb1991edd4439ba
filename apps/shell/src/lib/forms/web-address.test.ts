import { describe, expect, it } from 'vitest'
import { addressFault, completeAddress } from './web-address.ts'

describe('a web address', () => {
  it('gets the scheme that people leave out', () => {
    expect(completeAddress('harbour.example/walks')).toBe('https://harbour.example/walks')
    expect(completeAddress('http://harbour.example')).toBe('http://harbour.example')
    expect(completeAddress('the harbour page')).toBe('the harbour page')
    expect(completeAddress('')).toBe('')
  })

  it('must be one that a browser can open', () => {
    expect(['', 'https://harbour.example/walks'].map(addressFault)).toEqual([undefined, undefined])
    for (const text of ['the harbour page', 'javascript:alert(1)', 'https://', 'ftp://x.example'])
      expect(addressFault(text)).toContain('full URL')
  })
})
