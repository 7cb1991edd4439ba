import type { Avatar, Estimate, Words } from '@vitrine/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceAt } from '../../features/scripts/preview/sentence-at.ts'
import { type PreviewPlayer, usePlayer } from '../../features/scripts/preview/use-player.ts'
import type { DraftFiles } from '../../features/uploads/use-file-list.ts'
import type { WizardState } from '../../features/wizard/use-wizard.ts'
import type { WizardDraft } from '../../features/wizard/wizard.ts'
import { soundOf } from '../../features/wizard/wizard-body.ts'
import { useBoot } from '../../lib/boot/boot.ts'
import { firstSpokenLanguage } from '../../lib/i18n/language-name.ts'

/** The data that every step of the wizard reads. */
export interface StepSources {
  words: Words
  wizard: WizardState
  avatars: UseQueryResult<Avatar[]>
  chosen: Avatar | undefined
  estimate: Estimate | undefined
  credits: number | undefined
  preview: ReturnType<typeof usePreview>
  /** The files that are shown, and the person's own voice. */
  content: DraftFiles
  voice: DraftFiles
}

/** The sentence at the cursor, said by a presenter; the tenant's own while nothing is written. */
export function usePreview(draft: WizardDraft, avatar: Avatar | undefined) {
  const { script, language, shape, captions } = draft
  const { words } = useBoot()
  const [cursor, setCursor] = useState(0)
  const line = sentenceAt(script, cursor, language)
  const { pronunciation, speed, voice } = soundOf(draft)
  // The tenant's own line is in the language of the page, which the chosen voice may not speak.
  const preview: PreviewPlayer = usePlayer({ shape, speed, pronunciation, ...(line ? { voice } : {}) })
  const { player } = preview
  useEffect(() => player.showCaptions(captions), [player, captions])
  const spoken = line ? { line, language } : { line: words.sampleLine, language: firstSpokenLanguage() }
  return { ...spoken, avatar, preview, setCursor }
}
