import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { SpeakingPresenter } from '../../features/scripts/preview/speaking-presenter.tsx'
import type { StepParts } from '../../features/wizard/wizard-step.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { laterPart } from './later-part.ts'
import type { StepSources } from './step.ts'

const Faces = laterPart(async () => (await import('./faces.tsx')).Faces)
const KitChoice = laterPart(async () => (await import('../../features/brand-kits/choice-card.tsx')).KitChoice)
const Voices = laterPart(async () => (await import('./voices.tsx')).Voices)
const VoiceFile = laterPart(async () => (await import('../../features/uploads/voice-file.tsx')).VoiceFile)
const VoiceOptions = laterPart(async () => (await import('../../features/wizard/voice-options.tsx')).VoiceOptions)

export function avatarStep({ wizard, avatars, chosen, preview, voice }: StepSources): StepParts {
  return {
    title: t`Choose your AI presenter`,
    text: t`Hover or tap to preview.`,
    content: <Faces avatars={avatars} wizard={wizard} />,
    side: (
      <>
        {chosen && (
          <WideOnly>
            <SpeakingPresenter {...preview} />
          </WideOnly>
        )}
        <KitChoice
          chosen={wizard.draft.brandKitId}
          fault={wizard.faults.brandKitId}
          onChoose={(brandKitId) => wizard.dispatch({ type: 'change', patch: { brandKitId } })}
        />
        <VoiceOptions {...wizard} voices={<Voices wizard={wizard} />} ownVoice={<VoiceFile voice={voice} />} />
      </>
    ),
  }
}

// On a phone the chosen face is in the grid, a thumb away.
const WideOnly = styled.div`
  ${media.narrow} {
    display: none;
  }
`
