import { VoicePicker } from '../../features/voices/voice-picker.tsx'
import type { StepSources } from './step.ts'

/** The voices that speak the language of the script. */
export function Voices({ wizard: { draft, faults, dispatch } }: Pick<StepSources, 'wizard'>) {
  return (
    <VoicePicker
      language={draft.language}
      chosenId={draft.voice}
      avatarId={draft.avatarId}
      error={faults.voice}
      isReplaced={draft.voiceId !== null}
      onChoose={(voice) => dispatch({ type: 'change', patch: { voice } })}
      whenUnavailable={draft.whenVoiceUnavailable}
      onWhenUnavailable={(whenVoiceUnavailable) => dispatch({ type: 'change', patch: { whenVoiceUnavailable } })}
    />
  )
}
