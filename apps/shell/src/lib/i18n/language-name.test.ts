import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'
import { languageInSentence, languageName } from './language-name.ts'

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })

afterEach(() => speak('en'))

it('a sentence in Spanish writes the name of a language in lower case, a label in upper case', () => {
  speak('es')

  expect([languageInSentence('zh'), languageName('zh')]).toEqual(['chinese', 'Chinese'])
})

it('a sentence in any other language writes the name as a label does', () => {
  const named = ['en', 'fa', 'hi', 'zh'].map((locale) => {
    speak(locale)
    return languageInSentence('es')
  })

  expect(named).toEqual(['Spanish', 'Spanish', 'Spanish', 'Spanish'])
})
