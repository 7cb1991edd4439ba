import { expect, it, vi } from 'vitest'
import { keepAskedLanguage, languageCookie } from './language-choice.ts'

it('stores a chosen language for a year, and removes it for the browser’s', () => {
  expect(languageCookie('fa')).toBe('language=fa; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookie(null)).toBe('language=; Path=/; Max-Age=0; SameSite=Lax')
})

it('stores the language that a URL requested, and no other', () => {
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
