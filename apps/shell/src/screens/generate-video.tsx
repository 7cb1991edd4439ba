import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { WandSparkles } from '#icons'
import styled from 'styled-components'
import { useAvatars } from '../features/avatars/queries.ts'
import { useEstimate } from '../features/scripts/document/queries.ts'
import { useCreateVideo } from '../features/videos/queries.ts'
import { DraftSkeleton } from '../features/wizard/drafts/draft-skeleton.tsx'
import { ForkedNote } from '../features/wizard/drafts/forked-note.tsx'
import { NewDraftButton } from '../features/wizard/drafts/new-draft-button.tsx'
import { SaveMark } from '../features/wizard/drafts/save-mark.tsx'
import { type OpenedDraft, useOpenedDraft } from '../features/wizard/drafts/use-opened-draft.ts'
import { useFiles } from './generate-video/use-files.ts'
import { useGenerate } from '../features/wizard/use-generate.ts'
import { useSteps } from '../features/wizard/use-steps.ts'
import { useWizard } from '../features/wizard/use-wizard.ts'
import { missingIn, type Step } from '../features/wizard/wizard.ts'
import { WizardFoot } from '../features/wizard/wizard-foot.tsx'
import { WizardStep } from '../features/wizard/wizard-step.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useUser } from '../lib/session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'
import { avatarStep } from './generate-video/avatar-step.tsx'
import { contentStep } from './generate-video/content-step.tsx'
import { useLaterParts } from './generate-video/later-part.ts'
import { reviewStep } from './generate-video/review-step.tsx'
import { scriptStep } from './generate-video/script-step.tsx'
import { usePreview } from './generate-video/step.ts'

const stepParts = { 1: scriptStep, 2: avatarStep, 3: contentStep, 4: reviewStep } satisfies Record<Step, unknown>

/** From a script to a video in four steps. */
export function GenerateVideo() {
  const { data: user } = useUser()
  return user && <OfPerson userId={user.id} />
}

function OfPerson({ userId }: { userId: string }) {
  const { key, opened, error, retry } = useOpenedDraft(userId)
  if (opened) return <Wizard key={key} opened={opened} />
  return (
    <Page title={t`Generate Video`}>
      {error ? <ErrorState title={t`Couldn’t load your draft.`} error={error} onRetry={retry} /> : <DraftSkeleton />}
    </Page>
  )
}

function Wizard({ opened }: { opened: OpenedDraft }) {
  useLaterParts()
  const { words } = useBoot()
  const wizard = useWizard(opened)
  const avatars = useAvatars()
  const chosen = avatars.data?.find(({ id, status }) => id === wizard.draft.avatarId && status === 'ready')
  const credits = useUser().data?.credits
  const { generate, isGenerating } = useGenerate({ wizard, avatarId: chosen?.id, create: useCreateVideo() })
  const { step, goTo, draft } = wizard
  const { content, voice, voiceId, waiting, rejected } = useFiles(wizard)
  const spokenBy = { speed: Number(draft.speed), voice: draft.voice, voiceId }
  const estimate = useEstimate(draft.script, draft.language, spokenBy)
  const cost = estimate?.creditsNeeded
  const preview = usePreview(wizard.draft, chosen ?? avatars.data?.[0])
  const first = avatars.data?.find(({ status }) => status === 'ready')?.id
  const { next, wayTo } = useSteps(wizard, first, rejected)
  const parts = stepParts[step]({ words, wizard, avatars, chosen, estimate, credits, preview, content, voice })

  return (
    <Screen>
      <Page title={parts.title}>
        <WizardStep
          step={step}
          wayTo={wayTo}
          mark={
            <>
              <NewDraftButton draft={draft} />
              <SaveMark state={wizard.saveState} />
            </>
          }
          note={wizard.forkedFrom && <ForkedNote from={wizard.forkedFrom} />}
          {...parts}
        />
      </Page>
      <WizardFoot
        // The balance is already reduced by the cost.
        cost={isGenerating ? undefined : cost}
        credits={credits}
        minutes={estimate?.duration}
        missing={missingIn(step, draft) ?? rejected[step] ?? (step === 4 ? waiting : undefined)}
        onPrevious={step > 1 ? () => goTo((step - 1) as Step) : undefined}
        onNext={next}
        lastAction={
          step === 4 ? (
            <Button
              size="lg"
              icon={<WandSparkles size={18} aria-hidden="true" />}
              busy={isGenerating}
              busyText={t`Generating...`}
              disabled={waiting !== undefined || (cost !== undefined && credits !== undefined && credits < cost)}
              onClick={generate}
            >
              <Trans>Generate Video</Trans>
            </Button>
          ) : undefined
        }
      />
    </Screen>
  )
}

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
