import { type BatchField, type BatchPlan, type Sentence, type SpokenLanguage, problemSentence } from '@vitrine/contract'
import { BatchOutput, BatchPrice, BatchRecipient, VideoDraft } from '@vitrine/contract/api'
import { type FaultyMark, faultyMarks } from '@vitrine/presenter/script-marks'
import type { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import { errorSentence, issueSentence } from '../../platform/http/bodies/field-messages.ts'
import type { TableChunk } from '../../platform/table-file/chunks.ts'
import {
  type Reading,
  type RowResult,
  good,
  readChunk,
  reasonsOf,
  refused,
  refusedFor,
} from '../../platform/table-import/row-results.ts'
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
  | {
      kind: 'video'
      draft: z.output<typeof VideoDraft>
      recipient: string | null
      halfCredits: number
      /** Marks of the script that the voice will not follow as they are written. */
      marks: FaultyMark[]
    }
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

/** Placeholder for the presenter while the rest of a row without one is checked. */
const NO_PRESENTER = 'none'

export const tasks = defineTasks(import.meta.url, { readRows })

function readRows({ chunk, rules }: { chunk: TableChunk; rules: RowRules }): RowResult<VideoRow>[] {
  const { plan, header } = rules
  const variables = variablesOf(header, plan)
  const titleAt = plan.columns.recipient ?? plan.columns.title ?? 0
  return readChunk(chunk, { columns: plan.columns, width: header.length, titleAt }, (cell, cells) =>
    readRow(cell, { ...rules, variables, cells }),
  )
}

function readRow(cell: Cell, source: RowSource): Reading<VideoRow> {
  const { plan } = source
  const recipient = BatchRecipient.safeParse(cell('recipient'))
  const reasons = recipient.success ? [] : sentencesOf(recipient.error)
  if (plan.columns.recipient !== undefined && recipient.data === '')
    reasons.push({ message: 'Enter the recipient’s name.' })
  const name = recipient.data ?? ''
  if (!plan.videoId) return readVideo(cell, name || null, source, reasons)
  return refusedFor(reasons) ?? good({ kind: 'link', recipient: name, halfCredits: 0 })
}

/**
 * Reads the whole row, so that the person learns at once everything to change in it. `reasons` are the problems known so far.
 */
function readVideo(
  cell: Cell,
  recipient: string | null,
  source: RowSource,
  reasons: readonly Sentence[],
): Reading<VideoRow> {
  const { plan, cells, variables, photos } = source
  const chosen = readChoices(cell, source)
  const texts = readTexts(cell, chosen.language, source)
  const accent = rowAccent(cells, variables)
  const pictures = rowPhotos(cells, variables, photos)
  const { voice } = chosen
  const found = [...reasons, ...chosen.reasons, ...texts.reasons]
  if ('reason' in accent) found.push(accent.reason)
  found.push(...pictures.reasons)
  const { said } = texts
  if (!said) return refusedFor(found) ?? refused(problemSentence('invalid'))
  const draft = VideoDraft.safeParse({
    title: said('title'),
    propertyAddress: said('address'),
    script: said('script'),
    avatarId: chosen.presenter?.id ?? NO_PRESENTER,
    brandKitId: chosen.brand?.id,
    language: chosen.language,
    metadata: metadataOf(said),
    look: { ...lookOf(plan, recipient), ...('reason' in accent ? {} : accent) },
    sound: {
      voice: voice?.id,
      whenVoiceUnavailable: plan.whenVoiceUnavailable,
      music: plan.music,
      musicMood: plan.musicMood,
    },
    contentIds: pictures.uploadIds,
  })
  if (!draft.success) return refusedFor([...found, ...sentencesOf(draft.error)]) ?? refused(errorSentence(draft.error))
  const seconds = secondsOf(draft.data)
  if (typeof seconds !== 'number') found.push(seconds)
  const rejected = refusedFor(found)
  if (rejected) return rejected
  const halfCredits = halfCreditsFor(Number(seconds), voice?.halfCreditsPerMinute ?? 0)
  return good({ kind: 'video', draft: draft.data, recipient, halfCredits, marks: faultyMarks(draft.data.script) })
}

/** Returns the spoken duration of a script in seconds, or why it cannot be spoken. */
function secondsOf({ script, language, sound }: z.output<typeof VideoDraft>): number | Sentence {
  try {
    return estimateForVideo({ script, language, speed: sound.speed }).seconds
  } catch (error) {
    if (error instanceof AppError) return error.sentence
    throw error
  }
}

/** Reads what a row chooses from the lists of the person and the site. */
function readChoices(cell: Cell, { plan, presenters, brands, offer }: RowSource) {
  const reasons: Sentence[] = []
  const language = rowLanguage(cell('language'), plan)
  if (!language) reasons.push({ message: 'Choose Spanish, Chinese, Hindi, Farsi or English.' })
  const presenter = choiceNamed(cell('presenter') || plan.avatarId, presenters)
  if (!presenter)
    reasons.push(cell('presenter') ? problemSentence('avatar-unknown') : { message: 'Choose a presenter.' })
  const brand = choiceNamed(cell('brand'), brands)
  if (!brand && cell('brand')) reasons.push(problemSentence('brand-kit-unknown'))
  const choices = { language, presenter, brand, reasons }
  // The choice of voices depends on both.
  if (!language || !presenter) return { ...choices, voice: undefined }
  const voice = rowVoice(cell('voice') || plan.voice, { presenterId: presenter.presenterId, language }, offer)
  if (!('reason' in voice)) return { ...choices, voice }
  return { ...choices, voice: undefined, reasons: [...reasons, ...reasonsOf(voice)] }
}

/** The readable texts of a row, and the problems of the others. */
interface RowTexts {
  said: Cell | undefined
  reasons: Sentence[]
}

/** Reads the texts of a row, with the values of its variables and with what the linked page adds. */
function readTexts(cell: Cell, chosen: SpokenLanguage | undefined, source: RowSource): RowTexts {
  const { plan, cells, variables, links } = source
  const language = chosen ?? plan.language
  const filled = filledRow(cell, { cells, variables, templates: plan.templates, language })
  if ('reasons' in filled)
    return { said: undefined, reasons: [...filled.reasons, ...(hasBraces(cell('price')) ? [] : priceFaults(cell))] }
  // A page is read in the language of its row.
  if (!chosen && filled.value('link').trim()) return { said: undefined, reasons: priceFaults(filled.value) }
  const linked = linkedRow(filled.value, { language, plan, links })
  if ('reason' in linked) return { said: undefined, reasons: [...reasonsOf(linked), ...priceFaults(filled.value)] }
  const said = linked.value
  const braces = hasBraces(`${said('title')} ${said('script')}`)
  return { said, reasons: [...priceFaults(said), ...(braces ? [braces] : [])] }
}

function priceFaults(cell: Cell): Sentence[] {
  const price = BatchPrice.safeParse(cell('price'))
  return price.success ? [] : sentencesOf(price.error)
}

function sentencesOf({ issues }: z.ZodError): Sentence[] {
  return issues.map(issueSentence)
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
