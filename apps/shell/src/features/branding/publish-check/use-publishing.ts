import type { BrandDraft, CssFault } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useState } from 'react'
import { checkedPaths } from '../preview-pages.ts'
import { usePublish } from '../queries.ts'
import { type SheetFault, checkSheet } from './check-sheet.ts'

/** Warnings about the style sheet, shown before publishing. */
export interface Concerns {
  sheetFaults: SheetFault[]
  cssFaults: CssFault[]
}

export interface PublishingInputs {
  saveNow: () => Promise<BrandDraft>
  onPublished: (draft: BrandDraft) => void
}

/**
 * Publishes the draft. A partner's style sheet is tried on every page first; a confirmation is required where it hides
 * something.
 */
export function usePublishing({ saveNow, onPublished }: PublishingInputs) {
  const publish = usePublish()
  const [concerns, setConcerns] = useState<Concerns>()
  const [seenVersion, setSeenVersion] = useState(0)
  const [step, setStep] = useState<'saving' | 'checking'>()

  /** Returns whether the draft was published; otherwise `concerns` says why not yet. */
  async function begin(): Promise<boolean> {
    setStep('saving')
    let seen: number
    try {
      const { sheetUrl, cssFaults, publishedVersion } = await saveNow()
      seen = publishedVersion
      if (sheetUrl) setStep('checking')
      const sheetFaults = sheetUrl ? await checkSheet(checkedPaths, await draftSearch()) : []
      if (sheetFaults.length + cssFaults.length > 0) {
        setConcerns({ sheetFaults, cssFaults })
        setSeenVersion(seen)
        return false
      }
    } finally {
      setStep(undefined)
    }
    await confirm(seen)
    return true
  }

  async function confirm(basedOn: number): Promise<void> {
    onPublished(await publish.mutateAsync(basedOn))
    setConcerns(undefined)
  }

  return {
    begin,
    confirm: () => confirm(seenVersion),
    concerns,
    dismiss: () => setConcerns(undefined),
    isChecking: step === 'checking',
    isBusy: step !== undefined || publish.isPending,
  }
}

/** Returns the query string with the key to the draft. */
async function draftSearch(): Promise<string> {
  const { url } = await call('POST /api/whitelabel/branding/preview-link')
  return `${new URL(url).search}&lang=${document.documentElement.lang || 'en'}`
}
