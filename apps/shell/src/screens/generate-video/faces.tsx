import { t } from '@lingui/core/macro'
import { AvatarSkeletons } from '../../features/avatars/avatar-grid.tsx'
import { AvatarPicker } from '../../features/avatars/avatar-picker.tsx'
import { useAvatars } from '../../features/avatars/queries.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import type { StepSources } from './step.ts'

/** The presenters to choose from. Their previews speak the language of the script. */
export function Faces({ avatars, wizard: { draft, faults, dispatch } }: Pick<StepSources, 'avatars' | 'wizard'>) {
  const spoken = useAvatars({ language: draft.language })
  if (avatars.error)
    return (
      <ErrorState
        title={t`Couldn’t load the presenters.`}
        error={avatars.error}
        onRetry={() => void avatars.refetch()}
      />
    )
  if (!avatars.data) return <AvatarSkeletons />
  return (
    <AvatarPicker
      avatars={spoken.data ?? avatars.data}
      chosenId={draft.avatarId}
      error={faults.avatarId}
      onChoose={(avatarId) => dispatch({ type: 'change', patch: { avatarId } })}
    />
  )
}
