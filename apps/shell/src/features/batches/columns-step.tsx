import { useLingui } from '@lingui/react/macro'
import type { Avatar, Batch, BatchCheck, Video } from '@vitrine/contract'
import { type ReactNode, useState } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { firstSpokenLanguage } from '../../lib/i18n/language-name.ts'
import type { VideoOutput } from '../../lib/video-output.ts'
import { ColumnsStep as Columns } from '../../ui/table-import/columns-step.tsx'
import { videoImport } from './definition.tsx'
import { fieldNames, variableNames } from './labels.ts'
import { TemplateFields } from './template-fields.tsx'
import { avatarOf, draftOf, isComplete, isPersonal, type PlanDraft, planOf, repeatableContents } from './plan.ts'
import { LinkFields } from './link-fields.tsx'
import { PersonalFields, RestFields } from './plan-fields.tsx'

interface ColumnsStepProps {
  batch: Batch
  avatars: readonly Avatar[]
  /** The person's ready videos, to which personal links can lead. */
  videos: readonly Video[]
  onChecked: (check: BatchCheck) => void
  /** The default output of videos. */
  usualOutput: VideoOutput
  /** Chooses how all videos come out. */
  output: (output: VideoOutput, onChange: (patch: Partial<VideoOutput>) => void) => ReactNode
  /** Chooses the voice of rows that name none. */
  voices: (chosen: ChosenVoice, onChange: (patch: Partial<VoiceChoice>) => void) => ReactNode
}

type VoiceChoice = Pick<PlanDraft, 'voice' | 'whenVoiceUnavailable'>
type ChosenVoice = VoiceChoice & Pick<PlanDraft, 'language'> & { avatarId: string | null }

/** Assigns fields to columns, and sets the defaults of rows. */
export function ColumnsStep({ batch, avatars, videos, onChecked, usualOutput, output, voices }: ColumnsStepProps) {
  const names = { ...fieldNames(useBoot().vertical), ...variableNames() }
  const [draft, setDraft] = useState(() =>
    draftOf(batch, { language: firstSpokenLanguage(), output: usualOutput, offered: names }),
  )
  const change = (patch: Partial<PlanDraft>) => setDraft({ ...draft, ...patch })
  const missing = useMissing(draft)
  return (
    <Columns
      definition={videoImport}
      one={batch}
      fields={draft.fields}
      names={names}
      repeatable={repeatableContents}
      onChange={(fields) => change({ fields })}
      plan={() => planOf(draft, avatars)}
      missing={missing}
      onChecked={onChecked}
    >
      <TemplateFields draft={draft} onChange={change} />
      {isPersonal(draft) ? (
        <PersonalFields draft={draft} videos={videos} onChange={change} />
      ) : (
        <>
          <RestFields draft={draft} avatars={avatars} onChange={change} />
          {voices({ ...draft, avatarId: avatarOf(draft, avatars) || null }, change)}
          {draft.fields.includes('link') && <LinkFields draft={draft} onChange={change} />}
          {output(draft, change)}
        </>
      )}
    </Columns>
  )
}

/** Returns what has to be chosen before rows can be checked. */
function useMissing(draft: PlanDraft): string | undefined {
  const { t } = useLingui()
  if (isComplete(draft)) return undefined
  if (draft.fields.includes('image') && !draft.photoRights) return t`Confirm that you have the right to use the photos.`
  return t`Choose the script or link column, write a script for all rows, or choose the name column and one of your videos.`
}
