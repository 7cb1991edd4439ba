import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { emptyDraft, isOpen, missingIn, newDraft, reachableStep, type Wizard, wizardReducer } from './wizard.ts'

const written = { ...emptyDraft, script: 'Welcome to the old harbour.' }
const cast = { ...written, avatarId: 'maya' }

describe('the steps', () => {
  it('continue from the script only when it has words', () => {
    expect(missingIn(1, emptyDraft)).toBe('Write the script first')
    expect(missingIn(1, { ...emptyDraft, script: ' \n ' })).toBe('Write the script first')
    expect(missingIn(1, { ...emptyDraft, script: '🙂 🌊 !' })).toBe('Write at least one word')
    expect(missingIn(1, { ...emptyDraft, script: '🙂 海' })).toBeUndefined()
    expect(missingIn(1, written)).toBeUndefined()
  })

  it('continue from the presenters only when one is chosen', () => {
    expect(missingIn(2, written)).toBe('Choose a presenter first')
    expect(missingIn(2, cast)).toBeUndefined()
  })

  it('always continue from the content', () => {
    expect(missingIn(3, { ...cast, screenShareUrl: 'not an address' })).toBeUndefined()
  })

  it('redirect a closed step to the first incomplete one', () => {
    expect(reachableStep(4, emptyDraft)).toBe(1)
    expect(reachableStep(4, written)).toBe(2)
    expect(reachableStep(4, cast)).toBe(4)
    expect(reachableStep(2, cast)).toBe(2)
  })

  it('start at the first one for an unknown path', () => {
    expect([0, -1, Number.NaN].map((wanted) => reachableStep(wanted, cast))).toEqual([1, 1, 1])
    expect(reachableStep(9, cast)).toBe(4)
  })
})

it('starts in the page’s language, or in English when presenters do not speak it', () => {
  const languageIn = (locale: string) => {
    i18n.loadAndActivate({ locale, messages: {} })
    return newDraft().language
  }

  expect(['es', 'fa', 'pt'].map(languageIn)).toEqual(['es', 'fa', 'en'])
})

describe('a step', () => {
  it('is open when every step before it is complete', () => {
    expect(([1, 2, 3, 4] as const).filter((step) => isOpen(step, cast, {}))).toEqual([1, 2, 3, 4])
    expect(([1, 2, 3, 4] as const).filter((step) => isOpen(step, { ...cast, avatarId: null }, {}))).toEqual([1, 2])
    expect(([1, 2, 3, 4] as const).filter((step) => isOpen(step, { ...cast, script: '' }, {}))).toEqual([1])
  })

  it('is closed while an earlier step has a rejected file', () => {
    expect(([2, 3, 4] as const).filter((step) => isOpen(step, cast, { 3: 'Remove plan.pdf' }))).toEqual([2, 3])
  })
})

describe('the draft', () => {
  const refused: Wizard = { draft: cast, faults: { script: 'Too long', bedrooms: 'Too many', title: 'Too long' } }

  it('applies a change and keeps the rest', () => {
    const { draft } = wizardReducer(refused, { type: 'change', patch: { language: 'es', title: 'Puerto' } })

    expect(draft).toEqual({ ...cast, language: 'es', title: 'Puerto' })
  })

  it('sets facts one by one', () => {
    const one = wizardReducer(refused, { type: 'fact', name: 'price', value: '$685,000' })
    const two = wizardReducer(one, { type: 'fact', name: 'bedrooms', value: '3' })

    expect(two.draft.facts).toEqual({ price: '$685,000', bedrooms: '3' })
  })

  it('keeps the error of a field until that field changes', () => {
    const changed = wizardReducer(refused, { type: 'change', patch: { script: 'Short.' } })
    const corrected = wizardReducer(changed, { type: 'fact', name: 'bedrooms', value: '3' })

    expect(changed.faults).toEqual({ bedrooms: 'Too many', title: 'Too long' })
    expect(corrected.faults).toEqual({ title: 'Too long' })
  })

  it('replaces errors by those of the latest attempt', () => {
    expect(wizardReducer(refused, { type: 'refused', faults: { avatarId: 'Gone' } }).faults).toEqual({
      avatarId: 'Gone',
    })
  })
})
