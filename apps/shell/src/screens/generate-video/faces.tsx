import { t } from '@lingui/core/macro'
import { AvatarSkeletons } from '../../features/avatars/avatar-grid.tsx'
import { AvatarPicker } from '../../features/avatars/avatar-picker.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import type { StepSources } from './step.ts'

/** The presenters to choose from. */
export function Faces({ avatars, wizard: { draft, faults, dispatch } }: Pick<StepSources, 'avatars' | 'wizard'>) {
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
      avatars={avatars.data}
      chosenId={draft.avatarId}
      error={faults.avatarId}
      onChoose={(avatarId) => dispatch({ type: 'change', patch: { avatarId } })}
    />
  )
}
