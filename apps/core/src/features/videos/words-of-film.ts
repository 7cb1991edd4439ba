import type { LockedVideo } from './store.ts'

type Worded = Pick<LockedVideo, 'title' | 'property_address' | 'facts'>

/** A title that was made from the place says nothing more than the place does, and a number tells untitled videos apart in lists. */
export function filmTitle({ title, property_address: place }: Pick<Worded, 'title' | 'property_address'>): string {
  const unnumbered = title.replace(/ \(\d+\)$/, '')
  if (place && unnumbered.endsWith(` - ${place}`)) return place
  return madeFromDay.test(unnumbered) ? unnumbered : title
}

const madeFromDay = / - [A-Z][a-z]{2} \d{1,2}, \d{4}$/

/** The words that a film shows beside what is spoken, as one text: where it differs, the film is drawn again. */
export function wordsOfFilm(row: Worded): string {
  const facts = Object.entries(row.facts as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return JSON.stringify([filmTitle(row), row.property_address ?? '', facts.toSorted(([a], [b]) => (a < b ? -1 : 1))])
}

/** Films from before this was noted are taken to show what their video says. */
export function isFilmCurrent(row: Worded & Pick<LockedVideo, 'drawn_words'>): boolean {
  return row.drawn_words === null || row.drawn_words === wordsOfFilm(row)
}
