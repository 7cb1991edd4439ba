import {
  type ApprovedFacts,
  CONTENT_FILES_MAX,
  type DraftContent,
  type LinkedDraft,
  type LinkedFact,
  type LinkedFactName,
  type LinkedTrade,
} from '@vitrine/contract'

/** A person's corrections of a draft from a web page. */
export interface Review {
  script: string
  facts: ApprovedFacts
  /** The facts that the script was written from. */
  written: ApprovedFacts
  /** Addresses of the photos that are wanted. */
  photos: readonly string[]
  hasRights: boolean
}

/** The facts that viewers of each trade expect to hear. */
const EXPECTED: Record<LinkedTrade, readonly LinkedFactName[]> = {
  listing: ['place', 'price', 'bedrooms', 'bathrooms', 'area'],
  hotel: ['place', 'price'],
  tour: ['price', 'dates', 'duration'],
  offer: ['price', 'validUntil'],
  general: ['place'],
}

export function reviewOf({ content, facts, photos }: LinkedDraft): Review {
  const found = Object.fromEntries(facts.map(({ name, value }) => [name, value]))
  const wanted = photos.slice(0, CONTENT_FILES_MAX).map(({ url }) => url)
  return { script: content.script, facts: found, written: found, photos: wanted, hasRights: false }
}

/** Sets a fact, or removes it where `value` is undefined. */
export function withFact(facts: ApprovedFacts, name: LinkedFactName, value: string | undefined): ApprovedFacts {
  const { [name]: _, ...others } = facts
  return value === undefined ? others : { ...others, [name]: value }
}

/** Whether the facts have changed since the script was written. */
export function isOutdated({ facts, written }: Review): boolean {
  const names = new Set([...Object.keys(facts), ...Object.keys(written)] as LinkedFactName[])
  return [...names].some((name) => (facts[name] ?? '').trim() !== (written[name] ?? '').trim())
}

export function missingFacts({ trade, facts }: Pick<LinkedDraft, 'trade' | 'facts'>): LinkedFactName[] {
  return EXPECTED[trade].filter((name) => !facts.some((fact: LinkedFact) => fact.name === name))
}

/** Returns the draft as it was approved. A fact that was left out is shown nowhere in the video. */
export function approvedContent({ content }: LinkedDraft, { script, facts }: Review): DraftContent {
  const said = (name: LinkedFactName) => facts[name]?.trim() ?? ''
  const shown = Object.keys(content.facts) as (keyof DraftContent['facts'])[]
  return {
    ...content,
    title: said('title'),
    propertyAddress: said('place'),
    script,
    facts: Object.fromEntries(shown.filter((name) => said(name)).map((name) => [name, said(name)])),
    closing: { ...content.closing, phone: said('phone'), email: said('email') },
  }
}
