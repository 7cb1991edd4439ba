import { type BatchField, type BatchPlan, type SpokenLanguage, problemSentence } from '@vitrine/contract'
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
import { type PhotoResult, rowPhotos } from './photos/row-photos.ts'
import { rowVoice } from './row-voice.ts'
import { rowAccent } from './variables/colour-value.ts'
import { filledRow, hasBraces } from './variables/filled-row.ts'
import { type RowVariables, variablesOf } from './variables/row-variables.ts'
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
  header: readonly string[]
  presenters: readonly PresenterChoice[]
  brands: readonly Choice[]
  offer: VoiceOffer
  /** Results of the links of these rows, by row key. */
  links: Readonly<Record<string, LinkResult>>
  /** Results of the photos of these rows, by their addresses. */
  photos: Readonly<Record<string, PhotoResult>>
}

/** One row to be read. */
interface RowSource extends RowRules {
  cells: readonly string[]
  variables: RowVariables
}

type Cell = (field: BatchField) => string

export const tasks = defineTasks(import.meta.url, { readRows })

function readRows({ stretch, rules }: { stretch: TableStretch; rules: RowRules }): RowResult<VideoRow>[] {
  const { plan, header } = rules
  const variables = variablesOf(header, plan)
  const titleAt = plan.columns.recipient ?? plan.columns.title ?? 0
  return readStretch(stretch, { columns: plan.columns, width: header.length, titleAt }, (cell, cells) =>
    readRow(cell, { ...rules, variables, cells }),
  )
}

function readRow(cell: Cell, source: RowSource): Reading<VideoRow> {
  const { plan } = source
  const recipient = BatchRecipient.safeParse(cell('recipient'))
  if (!recipient.success) return refused(errorSentence(recipient.error))
  if (plan.columns.recipient !== undefined && !recipient.data) return refused('Enter the recipient’s name.')
  if (plan.videoId) return good({ kind: 'link', recipient: recipient.data, halfCredits: 0 })
  return readVideo(cell, recipient.data || null, source)
}

function readVideo(cell: Cell, recipient: string | null, source: RowSource): Reading<VideoRow> {
  const { plan, cells, variables, photos } = source
  const chosen = readChoices(cell, source)
  if ('reason' in chosen) return chosen
  const { language, voice } = chosen
  const texts = readTexts(cell, language, source)
  if ('reason' in texts) return texts
  const accent = rowAccent(cells, variables)
  if ('reason' in accent) return refused(accent.reason)
  const pictures = rowPhotos(cells, variables, photos)
  if ('reason' in pictures) return refused(pictures.reason)
  const { value: said } = texts
  const draft = VideoDraft.safeParse({
    title: said('title'),
    propertyAddress: said('address'),
    script: said('script'),
    avatarId: chosen.presenter.id,
    brandKitId: chosen.brand?.id,
    language,
    metadata: metadataOf(said),
    look: { ...lookOf(plan, recipient), ...accent },
    sound: {
      voice: voice.id,
      whenVoiceUnavailable: plan.whenVoiceUnavailable,
      music: plan.music,
      musicMood: plan.musicMood,
    },
    contentIds: pictures.uploadIds,
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

/** Reads what a row chooses from the lists of the person and the site. */
function readChoices(cell: Cell, { plan, presenters, brands, offer }: RowSource) {
  const language = rowLanguage(cell('language'), plan)
  if (!language) return refused('Choose Spanish, Chinese, Hindi, Farsi or English.')
  const presenter = choiceNamed(cell('presenter') || plan.avatarId, presenters)
  if (!presenter) return refused(cell('presenter') ? problemSentence('avatar-unknown') : 'Choose a presenter.')
  const brand = choiceNamed(cell('brand'), brands)
  if (!brand && cell('brand')) return refused(problemSentence('brand-kit-unknown'))
  const voice = rowVoice(cell('voice') || plan.voice, { presenterId: presenter.presenterId, language }, offer)
  return 'reason' in voice ? voice : { language, presenter, brand, voice }
}

/** Reads the texts of a row: with the values of its variables, and what the page that it links to adds. */
function readTexts(cell: Cell, language: SpokenLanguage, { plan, cells, variables, links }: RowSource) {
  const filled = filledRow(cell, { cells, variables, templates: plan.templates, language })
  if ('reason' in filled) return filled
  const linked = linkedRow(filled.value, { language, plan, links })
  if ('reason' in linked) return linked
  const price = BatchPrice.safeParse(linked.value('price'))
  if (!price.success) return refused(errorSentence(price.error))
  const unfilled = hasBraces(`${linked.value('title')} ${linked.value('script')}`)
  return unfilled ? refused(unfilled.reason) : linked
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
