import { type BatchField, type BatchPlan, problems } from '@vitrine/contract'
import { BatchPrice, BatchRecipient, VideoDraft } from '@vitrine/contract/api'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { languageNamed } from '../../platform/table-file/language-named.ts'
import { type TableRow, type TableStretch, unpacked } from '../../platform/table-file/stretches.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { estimateForFilm } from '../scripts/service.ts'

/** A presenter who can be chosen. */
interface Presenter {
  id: string
  name: string
}

/** What a row makes: a video with its cost, a personal link, or nothing for a reason. */
export type RowResult =
  | { kind: 'video'; draft: z.output<typeof VideoDraft>; recipient: string | null; halfCredits: number }
  | { kind: 'link'; recipient: string }
  | { kind: 'refused'; reason: string }

/** How the rows of a batch are read. */
interface RowRules {
  plan: BatchPlan
  width: number
  presenters: readonly Presenter[]
}

export const tasks = defineTasks(import.meta.url, { readRows })

interface ReadRow {
  row: TableRow
  result: RowResult
}

function readRows({ stretch, rules }: { stretch: TableStretch; rules: RowRules }): ReadRow[] {
  return unpacked(stretch).map((row) => ({ row, result: readRow(row, rules) }))
}

/** Reads a row by the plan. The reason of a refusal says what to change in it. */
function readRow(row: TableRow, rules: RowRules): RowResult {
  const { plan, width } = rules
  if (row.cells.length > width) {
    return refused('The row has more cells than there are columns. Put quotation marks around cells with commas.')
  }
  const cell = (field: BatchField) => {
    const index = plan.columns[field]
    return index === undefined ? '' : (row.cells[index] ?? '')
  }
  const recipient = BatchRecipient.safeParse(cell('recipient'))
  if (!recipient.success) return refused(recipient.error.issues[0]?.message)
  if (plan.columns.recipient !== undefined && !recipient.data) return refused('Write the name of the recipient.')
  if (plan.videoId) return { kind: 'link', recipient: recipient.data }
  return readVideo(cell, recipient.data || null, rules)
}

function readVideo(
  cell: (field: BatchField) => string,
  recipient: string | null,
  { plan, presenters }: RowRules,
): RowResult {
  const language = languageNamed(cell('language')) ?? (cell('language') ? undefined : plan.language)
  if (!language) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  const presenter = presenterNamed(cell('presenter') || plan.avatarId, presenters)
  if (!presenter) return refused(cell('presenter') ? problems['avatar-unknown'].message : 'Choose a presenter.')
  const price = BatchPrice.safeParse(cell('price'))
  if (!price.success) return refused(price.error.issues[0]?.message)
  const draft = VideoDraft.safeParse({
    title: cell('title'),
    propertyAddress: cell('address'),
    script: cell('script'),
    avatarId: presenter.id,
    language,
    metadata: metadataOf(cell),
    look: { shape: plan.shape, opening: recipient !== null },
  })
  if (!draft.success) return refused(draft.error.issues[0]?.message)
  try {
    const { script, sound } = draft.data
    const { halfCredits } = estimateForFilm({ script, language, speed: sound.speed })
    return { kind: 'video', draft: draft.data, recipient, halfCredits }
  } catch (error) {
    if (error instanceof AppError) return refused(error.message)
    throw error
  }
}

function metadataOf(cell: (field: BatchField) => string): Record<string, string> {
  const fields = ['price', 'bedrooms', 'bathrooms', 'area', 'dates', 'duration'] as const
  return Object.fromEntries(fields.map((field) => [field, cell(field)]).filter(([, value]) => value !== ''))
}

function presenterNamed(text: string, presenters: readonly Presenter[]): Presenter | undefined {
  const wanted = text.trim().toLowerCase()
  return presenters.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
}

function refused(reason: string = problems.invalid.message): RowResult {
  return { kind: 'refused', reason }
}
