import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftStorage } from './draft-storage.ts'
import { emptyDraft } from './wizard.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('the draft of the wizard', () => {
  beforeEach(() => kept.clear())

  it('survives a reload', () => {
    const draft = { ...emptyDraft, script: 'Welcome.', avatarId: 'maya', facts: { price: '$12' } }
    createDraftStorage('waymark', storage).keep(draft)

    expect(createDraftStorage('waymark', storage).read()).toEqual(draft)
  })

  it('is not seen by another tenant', () => {
    createDraftStorage('waymark', storage).keep({ ...emptyDraft, script: 'Welcome.' })

    expect(createDraftStorage('keystone', storage).read()).toEqual(emptyDraft)
  })

  it('is gone after the video was started', () => {
    const drafts = createDraftStorage('waymark', storage)
    drafts.keep({ ...emptyDraft, script: 'Welcome.' })
    drafts.drop()

    expect(drafts.read()).toEqual(emptyDraft)
  })

  it('starts empty where the kept text cannot be read, and keeps the parts that can', () => {
    kept.set('video-draft:waymark', '{"script":')
    expect(createDraftStorage('waymark', storage).read()).toEqual(emptyDraft)

    kept.set('video-draft:waymark', '{"script":"Welcome.","title":7,"facts":null,"older":true}')
    expect(createDraftStorage('waymark', storage).read()).toEqual({ ...emptyDraft, script: 'Welcome.' })
  })

  it('goes on where the browser keeps nothing', () => {
    const drafts = createDraftStorage('waymark', { getItem: full, setItem: full, removeItem: full })

    expect(() => drafts.keep(emptyDraft)).not.toThrow()
    expect(drafts.read()).toEqual(emptyDraft)
  })
})
