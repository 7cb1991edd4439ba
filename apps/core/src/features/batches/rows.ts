import { type BatchField, type BatchPlan, problemSentence } from '@vitrine/contract'
import { BatchPrice, BatchRecipient, VideoDraft } from '@vitrine/contract/api'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { errorSentence } from '../../platform/http/bodies/field-messages.ts'
import { languageNamed } from '../../platform/table-file/language-named.ts'
import type { TableStretch } from '../../platform/table-file/stretches.ts'
import { type Reading, type RowResult, good, readStretch, refused } from '../../platform/table-import/row-results.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { estimateForVideo } from '../scripts/index.ts'

/** A presenter or a brand kit that can be chosen. */
interface Choice {
  id: string
  name: string
}

/** What a row makes, with its cost: a video, or a personal link to one. */
export type VideoRow =
  | { kind: 'video'; draft: z.output<typeof VideoDraft>; recipient: string | null; halfCredits: number }
  | { kind: 'link'; recipient: string; halfCredits: 0 }

/** How the rows of a batch are read. */
interface RowRules {
  plan: BatchPlan
  width: number
  presenters: readonly Choice[]
  brands: readonly Choice[]
}

export const tasks = defineTasks(import.meta.url, { readRows })

function readRows({ stretch, rules }: { stretch: TableStretch; rules: RowRules }): RowResult<VideoRow>[] {
  const { plan, width } = rules
  const titleAt = plan.columns.recipient ?? plan.columns.title ?? 0
  return readStretch(stretch, { columns: plan.columns, width, titleAt }, (cell) => readRow(cell, rules))
}

function readRow(cell: (field: BatchField) => string, rules: RowRules): Reading<VideoRow> {
  const { plan } = rules
  const recipient = BatchRecipient.safeParse(cell('recipient'))
  if (!recipient.success) return refused(errorSentence(recipient.error))
  if (plan.columns.recipient !== undefined && !recipient.data) return refused('Enter the recipient’s name.')
  if (plan.videoId) return good({ kind: 'link', recipient: recipient.data, halfCredits: 0 })
  return readVideo(cell, recipient.data || null, rules)
}

function readVideo(
  cell: (field: BatchField) => string,
  recipient: string | null,
  { plan, presenters, brands }: RowRules,
): Reading<VideoRow> {
  const language = languageNamed(cell('language')) ?? (cell('language') ? undefined : plan.language)
  if (!language) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  const presenter = choiceNamed(cell('presenter') || plan.avatarId, presenters)
  if (!presenter) return refused(cell('presenter') ? problemSentence('avatar-unknown') : 'Choose a presenter.')
  const brand = choiceNamed(cell('brand'), brands)
  if (!brand && cell('brand')) return refused(problemSentence('brand-kit-unknown'))
  const price = BatchPrice.safeParse(cell('price'))
  if (!price.success) return refused(errorSentence(price.error))
  const draft = VideoDraft.safeParse({
    title: cell('title'),
    propertyAddress: cell('address'),
    script: cell('script'),
    avatarId: presenter.id,
    brandKitId: brand?.id,
    language,
    metadata: metadataOf(cell),
    look: { shape: plan.shape, opening: recipient !== null },
  })
  if (!draft.success) return refused(errorSentence(draft.error))
  try {
    const { script, sound } = draft.data
    const { halfCredits } = estimateForVideo({ script, language, speed: sound.speed })
    return good({ kind: 'video', draft: draft.data, recipient, halfCredits })
  } catch (error) {
    if (error instanceof AppError) return refused(error.sentence)
    throw error
  }
}

function metadataOf(cell: (field: BatchField) => string): Record<string, string> {
  const fields = ['price', 'bedrooms', 'bathrooms', 'area', 'dates', 'duration'] as const
  return Object.fromEntries(fields.map((field) => [field, cell(field)]).filter(([, value]) => value !== ''))
}

function choiceNamed(text: string, choices: readonly Choice[]): Choice | undefined {
  const wanted = text.trim().toLowerCase()
  return choices.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
}
