import type { SpeechServiceOverview } from '@vitrine/contract'

/** Characters of English at 150 words a minute, six characters a word with its space. */
const CHARACTERS_PER_MINUTE = 900
const CHARACTERS_PER_PRICE = 1_000_000

interface SpeechCost {
  /** US cents of this month so far. */
  monthCents: number
  /** US cents of a minute of English, about. */
  minuteCents: number
}

/** Returns what the voices of the site's own speech service cost the site; null where its price is unknown. */
export function speechCostOf({ service, charactersThisMonth }: SpeechServiceOverview): SpeechCost | null {
  const cents = service?.centsPerMillionCharacters ?? null
  if (cents === null) return null
  const costOf = (characters: number) => (characters * cents) / CHARACTERS_PER_PRICE
  return { monthCents: costOf(charactersThisMonth.site), minuteCents: costOf(CHARACTERS_PER_MINUTE) }
}
