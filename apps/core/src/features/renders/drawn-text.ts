import { SpokenLanguage } from '@vitrine/contract/api'
import { endsInTitleDay } from './title-day.ts'
import { firstSentence } from '../scripts/index.ts'
import type { RenderedVideo } from './video-rows.ts'

type Titled = Pick<RenderedVideo, 'title' | 'property_address' | 'script' | 'language'>
type Worded = Titled & Pick<RenderedVideo, 'facts'>

/**
 * Returns the title that a video shows. One that was made from the place says nothing more than the place does. One that was made
 * from the day is for lists only: the video shows its first sentence, or nothing where that is long.
 */
export function drawnTitle({ title, property_address: place, script, language }: Titled): string {
  const unnumbered = title.replace(/ \(\d+\)$/, '')
  if (place && unnumbered.endsWith(` - ${place}`)) return place
  return endsInTitleDay(unnumbered) ? firstSentence(script, SpokenLanguage.parse(language)) : title
}

/** Returns the words that a video shows beside what is spoken, as one text. Where it differs, the video is rendered again. */
export function drawnTextOf(row: Worded): string {
  const facts = Object.entries(row.facts as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return JSON.stringify([drawnTitle(row), row.property_address ?? '', facts.toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/** A video that was rendered before its texts were recorded counts as current. */
export function isRenderCurrent(row: Worded & { rendered_texts: string | null }): boolean {
  return row.rendered_texts === null || row.rendered_texts === drawnTextOf(row)
}
