import {
  type Avatar,
  BUILT_IN_VOICE,
  type Batch,
  type BatchField,
  type BatchPlan,
  type BatchVariableKind,
} from '@vitrine/contract'
import type { VideoOutput } from '../../lib/video-output.ts'
import { type ColumnFields, columnFieldsOf, columnsOf } from '../../ui/table-import/column-fields.ts'

/** What a column holds: a field of the video, or values for the texts, the photos and the accent of its row. */
type ColumnContent = BatchField | BatchVariableKind

const KINDS: readonly string[] = ['text', 'number', 'image', 'colour'] satisfies BatchVariableKind[]
/** What several columns may hold. */
export const repeatableContents: readonly BatchVariableKind[] = ['text', 'number', 'image']

/** A plan as it is being chosen: what each column holds, by its place. */
export interface PlanDraft extends Omit<BatchPlan, 'columns' | 'variables' | 'videoId' | 'avatarId'> {
  header: readonly string[]
  fields: ColumnFields<ColumnContent>
  /** Undefined until a choice; "" leaves it to the rows. */
  avatarId: string | undefined
  videoId: string
}

interface Usual {
  language: BatchPlan['language']
  output: VideoOutput
  /** The fields that the trade of the site has, by their names. */
  offered: Partial<Record<ColumnContent, string>>
}

/** Returns the earlier choice, else the fields suggested by the column names, limited to the offered fields. */
export function draftOf({ header, plan, suggested }: Batch, { language, output, offered }: Usual): PlanDraft {
  const fields = columnFieldsOf<BatchField>(header, plan?.columns ?? suggested)
  const kindAt = (index: number) => plan?.variables.find(({ column }) => column === index)?.kind ?? ''
  return {
    header,
    fields: fields.map((field, index) => (field !== '' && field in offered ? field : kindAt(index))),
    templates: plan?.templates ?? {},
    photoRights: plan?.photoRights ?? false,
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
function hasWords({ fields, templates }: Pick<PlanDraft, 'fields' | 'templates'>): boolean {
  return fields.includes('script') || fields.includes('link') || Boolean(templates.script?.trim())
}

/** Whether the rows become links to one video, because they name people and say nothing of their own. */
export function isPersonal(draft: Pick<PlanDraft, 'fields' | 'templates'>): boolean {
  return draft.fields.includes('recipient') && !hasWords(draft)
}

/** Returns the id of the default presenter: the chosen one, else the first ready one, or empty where a column names presenters. */
export function avatarOf({ avatarId, fields }: PlanDraft, avatars: readonly Pick<Avatar, 'id' | 'status'>[]): string {
  if (avatarId !== undefined || fields.includes('presenter')) return avatarId ?? ''
  return avatars.find(({ status }) => status === 'ready')?.id ?? ''
}

export function planOf(draft: PlanDraft, avatars: readonly Pick<Avatar, 'id' | 'status'>[]): BatchPlan {
  const { language, voice, whenVoiceUnavailable, length, videoId } = draft
  const avatarId = avatarOf(draft, avatars)
  const link = isPersonal(draft) ? { videoId } : {}
  const spoken = { language, voice, whenVoiceUnavailable }
  return { ...contentsOf(draft), avatarId, ...spoken, ...outputOf(draft), length, ...link }
}

/** The columns, the variables that others hold, and the texts that use them. */
function contentsOf({ header, fields, templates, photoRights }: PlanDraft) {
  const variables = fields.flatMap((field, column) =>
    isKind(field) ? [{ name: nameOf(header, column), kind: field, column }] : [],
  )
  const columns = columnsOf<BatchField>(fields.map((field) => (isKind(field) ? '' : field)))
  const written = Object.entries(templates).filter(([, text]) => text.trim() !== '')
  const needsRights = fields.includes('image')
  return { columns, variables, templates: Object.fromEntries(written), photoRights: needsRights && photoRights }
}

function isKind(field: ColumnContent | ''): field is BatchVariableKind {
  return KINDS.includes(field)
}

/** Returns the name of a column as a variable: braces would end it. */
export function nameOf(header: readonly string[], column: number): string {
  const name = (header[column] ?? '').replaceAll(/[{}\p{Cc}]/gu, ' ').trim()
  return name.slice(0, 100) || String(column + 1)
}

function outputOf(plan: VideoOutput): VideoOutput {
  const { shape, moreShapes, definition, framing, background, twinBackground, captions } = plan
  const { opening, aiLabel, unbrandedCopy } = plan
  const look = {
    shape,
    moreShapes,
    definition,
    framing,
    background,
    twinBackground,
    captions,
    opening,
    aiLabel,
    unbrandedCopy,
  }
  return { ...look, music: plan.music, musicMood: plan.musicMood }
}

/** Whether videos or links can be made with this plan. */
export function isComplete(draft: PlanDraft): boolean {
  const isConfirmed = draft.photoRights || !draft.fields.includes('image')
  return isConfirmed && (hasWords(draft) || (isPersonal(draft) && draft.videoId !== ''))
}
