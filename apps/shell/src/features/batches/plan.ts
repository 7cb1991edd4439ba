import type { Batch, BatchField, BatchPlan } from '@vitrine/contract'

/** A plan as it is being chosen: what each column holds, by its place. */
export interface PlanDraft extends Omit<BatchPlan, 'columns' | 'videoId'> {
  fields: (BatchField | '')[]
  videoId: string
}

/** What was chosen before, else what the names of the columns suggest. */
export function draftOf({ header, plan, suggested }: Batch, language: BatchPlan['language']): PlanDraft {
  const columns = plan?.columns ?? suggested
  const known = Object.entries(columns) as [BatchField, number][]
  const fields = header.map((_, index) => known.find(([, place]) => place === index)?.[0] ?? '')
  return {
    fields,
    avatarId: plan?.avatarId ?? '',
    language: plan?.language ?? language,
    shape: plan?.shape ?? '16:9',
    videoId: plan?.videoId ?? '',
  }
}

/** A field is held by one column: choosing it for another takes it from the first. */
export function chooseField(fields: PlanDraft['fields'], index: number, field: BatchField | ''): PlanDraft['fields'] {
  return fields.map((earlier, place) => (place === index ? field : field !== '' && earlier === field ? '' : earlier))
}

/** Whether the rows become links to one video, because they name people and say nothing of their own. */
export function isPersonal({ fields }: Pick<PlanDraft, 'fields'>): boolean {
  return fields.includes('recipient') && !fields.includes('script')
}

export function planOf(draft: PlanDraft): BatchPlan {
  const { fields, avatarId, language, shape, videoId } = draft
  const held = fields.flatMap((field, index) => (field === '' ? [] : [[field, index] as const]))
  const columns = Object.fromEntries(held)
  return { columns, avatarId, language, shape, ...(isPersonal(draft) ? { videoId } : {}) }
}

/** Whether something could be made of it. */
export function isComplete(draft: PlanDraft): boolean {
  return draft.fields.includes('script') || (isPersonal(draft) && draft.videoId !== '')
}
