import { expect, it, vi } from 'vitest'
import { keepAskedLanguage, languageCookie } from './language-choice.ts'

it('keeps a chosen language for a year, and forgets it for one that follows the browser', () => {
  expect(languageCookie('fa')).toBe('language=fa; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookie(null)).toBe('language=; Path=/; Max-Age=0; SameSite=Lax')
})

it('keeps the language that an address asked for, and no other', () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { search: '?lang=es' })
  keepAskedLanguage()
  const kept = document.cookie
  document.cookie = ''
  vi.stubGlobal('location', { search: '' })
  keepAskedLanguage()

  expect([kept, document.cookie]).toEqual([languageCookie('es'), ''])
  vi.unstubAllGlobals()
})
