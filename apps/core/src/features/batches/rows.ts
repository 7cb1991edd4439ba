import { type BatchField, type BatchPlan, problemSentence } from '@vitrine/contract'
import { BatchOutput, BatchPrice, BatchRecipient, VideoDraft } from '@vitrine/contract/api'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { errorSentence } from '../../platform/http/bodies/field-messages.ts'
import type { TableStretch } from '../../platform/table-file/stretches.ts'
import { type Reading, type RowResult, good, readStretch, refused } from '../../platform/table-import/row-results.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { estimateForVideo, halfCreditsFor } from '../scripts/index.ts'
import type { VoiceOffer } from '../voices/index.ts'
import { linkedRow } from './links/linked-row.ts'
import { rowLanguage } from './links/row-link.ts'
import { rowVoice } from './row-voice.ts'
import type { LinkResult } from './links/store.ts'

/** A presenter or a brand kit that can be chosen. */
interface Choice {
  id: string
  name: string
}

type PresenterChoice = Choice & { presenterId: string }

/** The product of a row with its cost: a video, or a personal link to one. */
export type VideoRow =
  | { kind: 'video'; draft: z.output<typeof VideoDraft>; recipient: string | null; halfCredits: number }
  | { kind: 'link'; recipient: string; halfCredits: 0 }

/** Rules for parsing the rows of a batch. */
interface RowRules {
  plan: BatchPlan
  width: number
  presenters: readonly PresenterChoice[]
  brands: readonly Choice[]
  offer: VoiceOffer
  /** Results of the links of these rows, by row key. */
  links: Readonly<Record<string, LinkResult>>
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
  { plan, presenters, brands, offer, links }: RowRules,
): Reading<VideoRow> {
  const language = rowLanguage(cell('language'), plan)
  if (!language) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  const presenter = choiceNamed(cell('presenter') || plan.avatarId, presenters)
  if (!presenter) return refused(cell('presenter') ? problemSentence('avatar-unknown') : 'Choose a presenter.')
  const brand = choiceNamed(cell('brand'), brands)
  if (!brand && cell('brand')) return refused(problemSentence('brand-kit-unknown'))
  const voice = rowVoice(cell('voice') || plan.voice, { presenterId: presenter.presenterId, language }, offer)
  if ('reason' in voice) return voice
  const linked = linkedRow(cell, { language, plan, links })
  if ('reason' in linked) return linked
  const { value: said } = linked
  const price = BatchPrice.safeParse(said('price'))
  if (!price.success) return refused(errorSentence(price.error))
  const draft = VideoDraft.safeParse({
    title: said('title'),
    propertyAddress: said('address'),
    script: said('script'),
    avatarId: presenter.id,
    brandKitId: brand?.id,
    language,
    metadata: metadataOf(said),
    look: lookOf(plan, recipient),
    sound: {
      voice: voice.id,
      whenVoiceUnavailable: plan.whenVoiceUnavailable,
      music: plan.music,
      musicMood: plan.musicMood,
    },
  })
  if (!draft.success) return refused(errorSentence(draft.error))
  try {
    const { script, sound } = draft.data
    const { seconds } = estimateForVideo({ script, language, speed: sound.speed })
    const halfCredits = halfCreditsFor(seconds, voice.halfCreditsPerMinute)
    return good({ kind: 'video', draft: draft.data, recipient, halfCredits })
  } catch (error) {
    if (error instanceof AppError) return refused(error.sentence)
    throw error
  }
}

/** Returns the look of a row's video. A video for a named recipient always has the opening, which shows their name. */
function lookOf(plan: BatchPlan, recipient: string | null): z.output<typeof BatchOutput> {
  const output = BatchOutput.parse(plan)
  return { ...output, opening: output.opening || recipient !== null }
}

function metadataOf(cell: (field: BatchField) => string): Record<string, string> {
  const fields = ['price', 'bedrooms', 'bathrooms', 'area', 'dates', 'duration'] as const
  return Object.fromEntries(fields.map((field) => [field, cell(field)]).filter(([, value]) => value !== ''))
}

function choiceNamed<C extends Choice>(text: string, choices: readonly C[]): C | undefined {
  const wanted = text.trim().toLowerCase()
  return choices.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
}
