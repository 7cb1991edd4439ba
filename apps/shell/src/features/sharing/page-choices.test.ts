import { expect, it } from 'vitest'
import { changeFrom, isPast, localMoment } from './page-choices.ts'

it('keeps a password that was left blank, sets a new one, and takes it away only where that was ticked', () => {
  const form = (typed: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(typed)) data.set(name, value)
    return changeFrom(data)
  }

  expect('password' in form({ password: '' })).toBe(false)
  expect(form({ password: 'harbour' }).password).toBe('harbour')
  expect(form({ password: 'harbour', opens: 'on' }).password).toBeNull()
})

it('has no button without words and address, and one that lacks a part is sent to be refused', () => {
  const data = new FormData()
  expect(changeFrom(data).callToAction).toBeNull()
  data.set('label', 'Book')
  expect(changeFrom(data).callToAction).toEqual({ label: 'Book', url: '', text: '' })
})

it('shows a moment on the clock of whoever reads it, and brings the same one back', () => {
  const data = new FormData()
  data.set('expiresAt', localMoment('2026-11-28T10:30:00.000Z'))

  expect(changeFrom(data)).toMatchObject({ expiresAt: '2026-11-28T10:30:00.000Z', heldUntil: null })
})

it('knows a moment that has passed; none has not', () => {
  expect([isPast('2020-01-01T00:00:00.000Z'), isPast('2999-01-01T00:00:00.000Z'), isPast(null)]).toEqual([
    true,
    false,
    false,
  ])
})
