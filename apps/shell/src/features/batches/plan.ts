import type { Batch, BatchField, BatchPlan } from '@vitrine/contract'
import { type ColumnFields, columnFieldsOf, columnsOf } from '../../kit/column-fields.ts'

/** A plan as it is being chosen: what each column holds, by its place. */
export interface PlanDraft extends Omit<BatchPlan, 'columns' | 'videoId'> {
  fields: ColumnFields<BatchField>
  videoId: string
}

/** What was chosen before, else what the names of the columns suggest. */
export function draftOf({ header, plan, suggested }: Batch, language: BatchPlan['language']): PlanDraft {
  return {
    fields: columnFieldsOf<BatchField>(header, plan?.columns ?? suggested),
    avatarId: plan?.avatarId ?? '',
    language: plan?.language ?? language,
    shape: plan?.shape ?? '16:9',
    videoId: plan?.videoId ?? '',
  }
}

/** Whether the rows become links to one video, because they name people and say nothing of their own. */
export function isPersonal({ fields }: Pick<PlanDraft, 'fields'>): boolean {
  return fields.includes('recipient') && !fields.includes('script')
}

export function planOf(draft: PlanDraft): BatchPlan {
  const { fields, avatarId, language, shape, videoId } = draft
  return { columns: columnsOf(fields), avatarId, language, shape, ...(isPersonal(draft) ? { videoId } : {}) }
}

/** Whether something could be made of it. */
export function isComplete(draft: PlanDraft): boolean {
  return draft.fields.includes('script') || (isPersonal(draft) && draft.videoId !== '')
}
