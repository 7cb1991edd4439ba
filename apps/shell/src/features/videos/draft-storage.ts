import { emptyDraft, type WizardDraft } from './wizard.ts'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the wizard's draft over a reload, in this tab only: two tabs are two drafts. One draft per tenant. */
export function createDraftStorage(slug: string, storage: TextStorage = sessionStorage) {
  const key = `video-draft:${slug}`
  return {
    read: (): WizardDraft => parsed(attempt(() => storage.getItem(key))),
    keep: (draft: WizardDraft): void => attempt(() => storage.setItem(key, JSON.stringify(draft))),
    drop: (): void => attempt(() => storage.removeItem(key)),
  }
}

// A full or forbidden storage costs the reload, never the work on screen.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

// The text may be of an older version of the wizard, so each part has to prove its type.
function parsed(text: string | null | undefined): WizardDraft {
  const found = (text && attempt(() => JSON.parse(text) as unknown)) || {}
  const kept = Object.entries(emptyDraft).map(([name, empty]) => {
    const value = (found as Record<string, unknown>)[name]
    const isFit = empty === null ? typeof value === 'string' : typeof value === typeof empty && value !== null
    return [name, isFit ? value : empty]
  })
  return Object.fromEntries(kept) as WizardDraft
}
