import { problemSentence, sentence } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { isTranslated, msg, translationOf } from '@vitrine/messages'
import { coreSentences, problemSentences } from '../../../test/sentences.ts'
import { translateProblem } from './problem-messages.ts'

it.each(['es', 'zh', 'hi', 'fa'] as const)('every problem has its words in %s', (language) => {
  const [ofContract, ofCore] = [problemSentences(), coreSentences()]
  const isLacking = (message: string) => !isTranslated(language, msg({ message }))

  const remedy = `add them to packages/messages/locales/${language}/problems.po, then build @vitrine/messages`
  expect([...ofContract, ...ofCore].filter(isLacking), remedy).toEqual([])
  expect(ofContract.length).toBeGreaterThan(140)
  expect(ofCore.length).toBeGreaterThan(15)
})

it('fills in the arguments, in the figures of each language', () => {
  const tooLong = sentence('Keep the newsletter to {maximum, number} characters or fewer.', { maximum: 20_000 })

  expect(translateProblem('en', tooLong)).toBe('Keep the newsletter to 20,000 characters or fewer.')
  expect(translateProblem('es', tooLong)).toBe('Usa como máximo 20.000 caracteres en el boletín.')
  expect(translateProblem('fa', tooLong)).toBe('خبرنامه حداکثر ۲۰٬۰۰۰ نویسه می‌تواند داشته باشد.')
  expect(translateProblem('en', problemSentence('content-too-long'))).toMatch(/^A video can have up to \d+ pages\./)
})

it.each([
  ['es', /menos de/],
  ['zh', /少于/],
  ['hi', /से (?:कम|छोट)/],
  ['fa', /(?:کمتر|کوتاه‌تر) از/],
] as const)('says in %s that the greatest length itself is allowed', (language, lessThan) => {
  const limits = [...problemSentences(), ...coreSentences()].filter((text) => text.endsWith('or fewer.'))
  const translated = limits.map((message) => translationOf(language, msg({ message })))

  expect(limits.length).toBeGreaterThan(5)
  expect(translated.filter((text) => lessThan.test(text))).toEqual([])
})

it('counts one and many', () => {
  const said = (minutes: number) =>
    translateProblem(
      'es',
      sentence('Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
    )

  expect([said(1), said(2)]).toEqual([
    'Demasiadas solicitudes. Inténtalo en 1 minuto.',
    'Demasiadas solicitudes. Inténtalo en 2 minutos.',
  ])
})

it('leaves a sentence alone that is in no catalog, braces and all', () => {
  const message = 'Nobody translated {5} of these.'

  expect(translateProblem('fa', { message })).toBe(message)
})

it('lets nobody forget or misname an argument', () => {
  // @ts-expect-error the year is missing
  sentence('There are no invoices for {year}.')
  // @ts-expect-error it is named year
  sentence('There are no invoices for {year}.', { month: 5 })
  // @ts-expect-error there is no argument
  sentence('Write a title.', { year: 5 })
  expect(sentence('Write a title.')).toEqual({ message: 'Write a title.' })
})
