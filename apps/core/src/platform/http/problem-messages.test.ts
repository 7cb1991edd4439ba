import { languageCodes, problemSentence, sentence } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { type Message, isTranslated, msg, translate, translationOf } from '@vitrine/messages'
import { failureSentences } from '../../../test/failure-sentences.ts'
import { coreSentences, problemSentences } from '../../../test/sentences.ts'
import { storedMessage, translateProblem } from './problem-messages.ts'

const translated = languageCodes.filter((code) => code !== 'en')

it.each(translated)('every problem has its message in %s', (language) => {
  const [ofContract, ofCore] = [problemSentences(), coreSentences()]
  const isLacking = (message: string) => !isTranslated(language, msg({ message }))

  const remedy = `add them to packages/messages/locales/${language}/problems.po, then build @vitrine/messages`
  expect([...ofContract, ...ofCore].filter(isLacking), remedy).toEqual([])
  expect(ofContract.length).toBeGreaterThan(140)
  expect(ofCore.length).toBeGreaterThan(15)
})

it.each(translated)('every failure reason has its message in %s', (language) => {
  const found = failureSentences()
  const lacking = found.filter(({ message }) => !isTranslated(language, msg({ message })))

  const remedy =
    `add the messages to packages/messages/locales/${language}/problems.po, then build @vitrine/messages; ` +
    'a message with a measured value can’t be translated: let it name the limit'
  expect(lacking, remedy).toEqual([])
  expect(found.length).toBeGreaterThan(90)
})

it('every reason in English equals the stored one', () => {
  const changed = failureSentences().filter(({ message }) => translateProblem('en', { message }) !== message)

  expect(changed).toEqual([])
})

it('an email translates a stored reason, and keeps the text of a service', () => {
  const ours = 'The lip-sync service didn’t accept the recording.'
  const theirs = `${ours} It says: {"error": 5}`

  expect(translate('es', storedMessage(ours) as Message)).toBe(
    'El servicio de sincronización labial no aceptó la grabación.',
  )
  expect(storedMessage(theirs)).toBe(theirs)
})

it('reasons are found where they are thrown, with their limits', () => {
  const messages = failureSentences().map(({ message }) => message)

  expect(messages).toEqual(
    expect.arrayContaining([
      'The PDF has more than 60 pages. Split it.',
      'The recording is shorter than 5 seconds. Record a longer one.',
      'Something went wrong on our side, so the video couldn’t be created. Try again later.',
      'The lip-sync service didn’t accept the recording.',
      'You stopped this video.',
    ]),
  )
  // Only the operator reads these.
  expect(messages.filter((message) => /voice server|could not be encoded|cancelled/.test(message))).toEqual([])
})

it('arguments are filled in with digits of each language', () => {
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
] as const)('the message in %s allows the maximum length itself', (language, lessThan) => {
  const limits = [...problemSentences(), ...coreSentences()].filter((text) => text.endsWith('or fewer.'))
  const translated = limits.map((message) => translationOf(language, msg({ message })))

  expect(limits.length).toBeGreaterThan(5)
  expect(translated.filter((text) => lessThan.test(text))).toEqual([])
})

it('plural forms are used', () => {
  const said = (minutes: number) =>
    translateProblem(
      'es',
      sentence('Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
    )

  expect([said(1), said(2)]).toEqual([
    'Demasiadas solicitudes. Inténtalo de nuevo en 1 minuto.',
    'Demasiadas solicitudes. Inténtalo de nuevo en 2 minutos.',
  ])
})

it('a sentence in no catalog is unchanged, braces included', () => {
  const message = 'Nobody translated {5} of these.'

  expect(translateProblem('fa', { message })).toBe(message)
})

it('a missing or misnamed argument is a type error', () => {
  // @ts-expect-error the year is missing
  sentence('There are no invoices for {year}.')
  // @ts-expect-error it is named year
  sentence('There are no invoices for {year}.', { month: 5 })
  // @ts-expect-error there is no argument
  sentence('Write a title.', { year: 5 })
  expect(sentence('Write a title.')).toEqual({ message: 'Write a title.' })
})
