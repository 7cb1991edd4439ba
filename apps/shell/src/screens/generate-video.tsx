import type { Avatar, Estimate, Words } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { UseQueryResult } from '@tanstack/react-query'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { AvatarSkeletons } from '../features/avatars/avatar-grid.tsx'
import { AvatarPicker } from '../features/avatars/avatar-picker.tsx'
import { useAvatars } from '../features/avatars/queries.ts'
import { Speaker } from '../features/avatars/speaker.tsx'
import { BundlesDialog } from '../features/credits/bundles-dialog.tsx'
import { countWords } from '../features/scripts/count-words.ts'
import { firstLine } from '../features/scripts/first-line.ts'
import { useEstimate } from '../features/scripts/queries.ts'
import { ScriptDocument } from '../features/scripts/script-document.tsx'
import { BasicsFields } from '../features/videos/basics-fields.tsx'
import { Bill } from '../features/videos/bill.tsx'
import { ContentFields } from '../features/videos/content-fields.tsx'
import { FilmSketch } from '../features/videos/film-sketch.tsx'
import { ReviewList } from '../features/videos/review-list.tsx'
import { useGenerate } from '../features/videos/use-generate.ts'
import { useWizard, type WizardState } from '../features/videos/use-wizard.ts'
import { missingIn, type Step, type WizardDraft } from '../features/videos/wizard.ts'
import { WizardFoot } from '../features/videos/wizard-foot.tsx'
import { type StepParts, WizardStep } from '../features/videos/wizard-step.tsx'
import { useBoot } from '../kit/boot.ts'
import { formatMinutes, formatPlural } from '../kit/format.ts'
import { useUser } from '../kit/session.ts'
import { Button } from '../kit/ui/button.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page } from '../kit/ui/page.tsx'
import { media } from '../kit/ui/shapes.ts'

/** From a script to a video in four steps. */
export function GenerateVideo() {
  const { words } = useBoot()
  const wizard = useWizard()
  const avatars = useAvatars()
  const chosen = avatars.data?.find(({ id, status }) => id === wizard.draft.avatarId && status === 'ready')
  const estimate = useEstimate(wizard.draft.script, wizard.draft.language)
  const credits = useUser().data?.credits
  const cost = estimate?.creditsNeeded
  const { title, generate, isGenerating } = useGenerate(wizard, chosen?.id)
  const { step, goTo } = wizard
  const parts = stepParts[step]({ words, wizard, avatars, chosen, estimate, credits, title })

  return (
    <Screen>
      <Page title={parts.title}>
        <WizardStep step={step} {...parts} />
      </Page>
      <WizardFoot
        cost={cost}
        credits={credits}
        missing={missingIn(step, wizard.draft)}
        onPrevious={step > 1 ? () => goTo((step - 1) as Step) : undefined}
        onNext={() => goTo((step + 1) as Step)}
        lastAction={
          step === 4 ? (
            <Button
              size="lg"
              icon={<WandSparkles size={18} aria-hidden="true" />}
              busy={isGenerating}
              busyText="Generating..."
              disabled={cost !== undefined && credits !== undefined && credits < cost}
              onClick={generate}
            >
              Generate Video
            </Button>
          ) : undefined
        }
      />
    </Screen>
  )
}

interface Parts {
  words: Words
  wizard: WizardState
  avatars: UseQueryResult<Avatar[]>
  chosen: Avatar | undefined
  estimate: Estimate | undefined
  credits: number | undefined
  title: string
}

function scriptStep({ words, wizard, avatars, chosen, estimate }: Parts): StepParts {
  const { draft, faults, dispatch } = wizard
  return {
    title: words.scriptHeading,
    text: `${words.scriptLead} One minute is about 150 words.`,
    content: (
      <>
        <BasicsFields {...wizard} />
        <ScriptDocument
          label={words.scriptLabel}
          placeholder={words.scriptPlaceholder}
          script={draft.script}
          language={draft.language}
          estimate={estimate}
          error={faults.script}
          onChange={(script) => dispatch({ type: 'change', patch: { script } })}
        />
      </>
    ),
    side: <FirstLine avatar={chosen ?? avatars.data?.[0]} draft={draft} />,
  }
}

function avatarStep({ wizard, avatars, chosen }: Parts): StepParts {
  return {
    title: 'Choose your AI presenter',
    text: 'Point, tap or use the arrow keys to hear each one.',
    content: <Faces avatars={avatars} wizard={wizard} />,
    side: chosen && (
      <WideOnly>
        <FirstLine avatar={chosen} draft={wizard.draft} />
      </WideOnly>
    ),
  }
}

function contentStep({ wizard, chosen }: Parts): StepParts {
  return {
    title: 'Add screen share content',
    text: 'Optional. Give your video facts and a page, or go straight on.',
    content: <ContentFields {...wizard} />,
    side: <FilmSketch draft={wizard.draft} presenterId={chosen?.presenterId} />,
  }
}

function reviewStep({ wizard, chosen, estimate, credits, title }: Parts): StepParts {
  const words = formatPlural(countWords(wizard.draft.script), 'word')
  const length = estimate ? `${words}, ${formatMinutes(estimate.duration)}` : words
  return {
    title: 'Create your video',
    text: 'One last look. You can change anything here until you press Generate.',
    content: <ReviewList {...wizard} title={title} avatar={chosen} length={length} onEdit={wizard.goTo} />,
    side: <Bill cost={estimate?.creditsNeeded} credits={credits} addCredits={<AddCredits />} />,
  }
}

const stepParts = { 1: scriptStep, 2: avatarStep, 3: contentStep, 4: reviewStep } satisfies Record<Step, unknown>

/** The presenter with the sentence the video opens with; the tenant's own while nothing is written. */
function FirstLine({ avatar, draft }: { avatar: Avatar | undefined; draft: WizardDraft }) {
  const { words } = useBoot()
  const line = firstLine(draft.script)
  return <Speaker avatar={avatar} line={line || words.sampleLine} language={line ? draft.language : 'en'} />
}

function AddCredits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Credits</Button>
      <BundlesDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Faces({ avatars, wizard: { draft, faults, dispatch } }: Pick<Parts, 'avatars' | 'wizard'>) {
  if (avatars.error)
    return (
      <ErrorState
        title="The presenters could not be loaded."
        error={avatars.error}
        onRetry={() => void avatars.refetch()}
      />
    )
  if (!avatars.data) return <AvatarSkeletons />
  return (
    <AvatarPicker
      avatars={avatars.data}
      chosenId={draft.avatarId}
      error={faults.avatarId}
      onChoose={(avatarId) => dispatch({ type: 'change', patch: { avatarId } })}
    />
  )
}

// On a phone the chosen face is in the grid, a thumb away.
const WideOnly = styled.div`
  ${media.narrow} {
    display: none;
  }
`
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  /* Below the bar of the app, so that the foot stands at the window's edge under a short step as well. */
  min-block-size: calc(100dvh - 69px);
  > :first-child {
    flex: 1;
    padding-block-end: ${token.space[6]};
  }
`
