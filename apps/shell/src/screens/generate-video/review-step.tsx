import { plural, t } from '@lingui/core/macro'
import { BUILT_IN_VOICE } from '@vitrine/contract'
import { useState } from 'react'
import { lineOf } from '../../features/avatars/line-of.ts'
import { BuyCredits } from '../../app/buy-credits.tsx'
import { countWords } from '../../features/scripts/document/count-words.ts'
import type { StepParts } from '../../features/wizard/wizard-step.tsx'
import { formatMinutes } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MarkFaults } from '../../ui/script-marks/mark-faults.tsx'
import { laterPart } from './later-part.ts'
import type { StepSources } from './step.ts'

const OutputOptions = laterPart(async () => (await import('../../features/wizard/output-options.tsx')).OutputOptions)
const OpeningPicture = laterPart(async () => (await import('../../features/wizard/opening-picture.tsx')).OpeningPicture)
const VoiceName = laterPart(async () => (await import('../../features/voices/voice-name.tsx')).VoiceName)
const ReviewList = laterPart(async () => (await import('../../features/wizard/review-list.tsx')).ReviewList)
const ScenesPart = laterPart(async () => (await import('../../features/wizard/scenes/scenes-part.tsx')).ScenesPart)
const Bill = laterPart(async () => (await import('../../features/wizard/bill.tsx')).Bill)

export function reviewStep({ wizard, chosen, estimate, credits, content }: StepSources): StepParts {
  const { script, language, voice } = wizard.draft
  const words = plural(countWords(script, language), { one: '# word', other: '# words' })
  const length = estimate ? [words, formatMinutes(estimate.duration)] : [words]
  return {
    title: t`Create your video`,
    text: t`Review your video. You can change anything before you press Generate.`,
    content: (
      <>
        <ReviewList
          {...wizard}
          avatar={chosen}
          avatarLine={
            voice === BUILT_IN_VOICE ? chosen && lineOf(chosen) : <VoiceName id={voice} language={language} />
          }
          length={length}
          scriptFaults={<MarkFaults script={script} />}
          onEdit={wizard.goTo}
          fileNames={content.files.flatMap(({ upload }) => upload?.name ?? [])}
          hasOwnVoice={wizard.draft.voiceId !== null}
        />
        <OutputOptions {...wizard} isTwin={chosen?.type === 'custom'} />
        <ScenesPart
          saver={wizard.saver}
          isSaving={wizard.saveState.phase === 'saving'}
          edits={wizard.draft.storyboard}
          onChange={(storyboard) => wizard.dispatch({ type: 'change', patch: { storyboard } })}
        />
      </>
    ),
    side: (
      <>
        <OpeningPicture saver={wizard.saver} avatar={chosen} />
        <Bill
          cost={estimate?.creditsNeeded}
          credits={credits}
          addCredits={<AddCredits />}
          affordableWords={wordsFor(estimate, credits, wizard.draft.voiceId)}
          onShorten={() => wizard.goTo(1)}
        />
      </>
    ),
  }
}

/** Returns the number of words that these credits pay for; undefined for a recording, which cannot be shortened by words. */
function wordsFor(estimate: StepSources['estimate'], credits: number | undefined, voiceId: string | null) {
  if (!estimate || !credits || estimate.duration === 0 || voiceId) return undefined
  return Math.floor((estimate.wordCount / estimate.duration) * credits)
}

function AddCredits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`Add Credits`}</Button>
      <BuyCredits open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
