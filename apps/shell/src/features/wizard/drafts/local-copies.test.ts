import { ApiError } from '@vitrine/contract/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft } from '../wizard.ts'
import { createLocalCopies } from './local-copies.ts'
import { sendLeftovers } from './send-leftovers.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
}
const copiesOf = (userId: string, slug = 'waymark') => createLocalCopies({ slug, userId, store })
const copy = (script: string, atMs = 1) => ({ id: 'one', version: 1, content: { ...emptyDraft, script }, atMs })

beforeEach(() => kept.clear())

describe('the browser’s copy of a draft', () => {
  it('is found after a reload, the newest of all windows first, until the window that continues with it removes them all', () => {
    copiesOf('ana').keep('window-1', copy('older', 1))
    copiesOf('ana').keep('window-2', copy('newer', 2))
    const found = copiesOf('ana').find('one')

    expect(found?.copy.content.script).toBe('newer')
    expect(copiesOf('ana').find('one')).toEqual(found)
    copiesOf('ana').remove(found?.keys ?? [])
    expect(copiesOf('ana').find('one')).toBeUndefined()
  })

  it('is not seen by another person or tenant', () => {
    copiesOf('ana').keep('window', copy('mine'))

    expect([copiesOf('bo').find('one'), copiesOf('ana', 'keystone').find('one')]).toEqual([undefined, undefined])
    expect(copiesOf('ana').find('one')).toBeDefined()
  })

  it('is missing after a reload only where the browser stores nothing or something else', () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const copies = createLocalCopies({ slug: 'w', userId: 'a', store: { ...store, length: 0, setItem: full } })
    expect(() => copies.keep('window', copy('x'))).not.toThrow()
    kept.set('draft:waymark:ana:window', '{"script":')

    expect(copiesOf('ana').find('one')).toBeUndefined()
  })
})

it('sends unsent copies of closed windows, as new drafts when the old ones changed', async () => {
  const sent: unknown[] = []
  const copies = copiesOf('ana')
  copies.keep('closed', copy('left behind'))
  copies.keep('open', copy('just typed', Date.now()))
  const send = async (id: string, { version }: { version: number }) => {
    sent.push([id, version])
    if (id === 'one') throw new ApiError(409, 'No.', { code: 'draft-changed' } as ApiError['problem'])
    return { id, version: 1, updatedAt: '' }
  }

  expect(await sendLeftovers({ copies, send, newId: () => 'own' })).toBe(1)
  expect(sent).toEqual([
    ['one', 1],
    ['own', 0],
  ])
  expect(kept.size).toBe(1)
})

it('keeps the time of an unsent copy, so that newer text takes precedence', async () => {
  const copies = copiesOf('ana')
  copies.keep('closed', copy('left behind'))
  copies.keep('open', copy('just typed', Date.now()))

  expect(await sendLeftovers({ copies, send: () => Promise.reject(new TypeError('Failed to fetch')) })).toBe(0)
  expect(copies.find('one')).toMatchObject({ copy: { content: { script: 'just typed' } }, keys: { length: 2 } })
})
