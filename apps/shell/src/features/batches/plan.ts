import { type Avatar, BUILT_IN_VOICE, type Batch, type BatchField, type BatchPlan } from '@vitrine/contract'
import type { VideoOutput } from '../../lib/video-output.ts'
import { type ColumnFields, columnFieldsOf, columnsOf } from '../../ui/table-import/column-fields.ts'

/** A plan as it is being chosen: what each column holds, by its place. */
export interface PlanDraft extends Omit<BatchPlan, 'columns' | 'videoId' | 'avatarId'> {
  fields: ColumnFields<BatchField>
  /** Undefined until a choice; "" leaves it to the rows. */
  avatarId: string | undefined
  videoId: string
}

interface Usual {
  language: BatchPlan['language']
  output: VideoOutput
  /** The fields that the trade of the site has, by their names. */
  offered: Partial<Record<BatchField, string>>
}

/** Returns the earlier choice, else the fields suggested by the column names, limited to the offered fields. */
export function draftOf({ header, plan, suggested }: Batch, { language, output, offered }: Usual): PlanDraft {
  const fields = columnFieldsOf<BatchField>(header, plan?.columns ?? suggested)
  return {
    fields: fields.map((field) => (field in offered ? field : '')),
    avatarId: plan?.avatarId,
    language: plan?.language ?? language,
    ...outputOf(plan ?? output),
    voice: plan?.voice ?? BUILT_IN_VOICE,
    whenVoiceUnavailable: plan?.whenVoiceUnavailable ?? 'wait',
    length: plan?.length ?? 'medium',
    videoId: plan?.videoId ?? '',
  }
}

/** Whether the rows say something of their own, by themselves or by a page that they link to. */
function hasWords({ fields }: Pick<PlanDraft, 'fields'>): boolean {
  return fields.includes('script') || fields.includes('link')
}

/** Whether the rows become links to one video, because they name people and say nothing of their own. */
export function isPersonal(draft: Pick<PlanDraft, 'fields'>): boolean {
  return draft.fields.includes('recipient') && !hasWords(draft)
}

/** Returns the id of the default presenter: the chosen one, else the first ready one, or empty where a column names presenters. */
export function avatarOf({ avatarId, fields }: PlanDraft, avatars: readonly Pick<Avatar, 'id' | 'status'>[]): string {
  if (avatarId !== undefined || fields.includes('presenter')) return avatarId ?? ''
  return avatars.find(({ status }) => status === 'ready')?.id ?? ''
}

export function planOf(draft: PlanDraft, avatars: readonly Pick<Avatar, 'id' | 'status'>[]): BatchPlan {
  const { fields, language, voice, whenVoiceUnavailable, length, videoId } = draft
  const avatarId = avatarOf(draft, avatars)
  const link = isPersonal(draft) ? { videoId } : {}
  const spoken = { language, voice, whenVoiceUnavailable }
  return { columns: columnsOf(fields), avatarId, ...spoken, ...outputOf(draft), length, ...link }
}

function outputOf(plan: VideoOutput): VideoOutput {
  const { shape, moreShapes, definition, framing, background, captions, opening, aiLabel, unbrandedCopy } = plan
  const look = { shape, moreShapes, definition, framing, background, captions, opening, aiLabel, unbrandedCopy }
  return { ...look, music: plan.music, musicMood: plan.musicMood }
}

/** Whether something could be made of it. */
export function isComplete(draft: PlanDraft): boolean {
  return hasWords(draft) || (isPersonal(draft) && draft.videoId !== '')
}
