import { withPlainDigits } from '../animation/gesture-words.ts'
import type { Facts } from '../composition/render-job.ts'
import type { DirectorInput } from './director-input.ts'
import { secondsOf } from './pieces.ts'
import { claimFor, withLargeWords } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { factLines } from './fact-lines.ts'
import type { StoryboardWarning } from './storyboard.ts'

const MOST = { list: 3, quote: 2 }
/** A shot that is turned into an offer without a spoken price. */
const OFFER_SECONDS_MIN = 3

const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '')

/** Returns the price as the facts have it when the voice says the same number, else the spoken one and a warning. */
function shownPrice(spoken: string, { price = '' }: Facts): { price: string; warning?: StoryboardWarning } {
  if (price && digitsOf(price) === digitsOf(spoken)) return { price }
  return price ? { price: spoken, warning: { code: 'price-not-in-facts', subject: spoken } } : { price: spoken }
}

function offerOf(
  draft: Draft,
  { facts = {}, title, language }: DirectorInput,
): { draft: Draft; warning?: StoryboardWarning } {
  const { sign } = draft
  const spoken = sign.kind === 'price' ? sign : undefined
  const { price, warning } = spoken ? shownPrice(spoken.price, facts) : { price: facts.price }
  const note = facts.priceNote ?? spoken?.note
  const items = factLines(facts, language).map((text) => ({ text, startSeconds: draft.startSeconds }))
  return {
    draft: {
      ...draft,
      scene: 'offer',
      texts: {
        headline: facts.title ?? title,
        ...(facts.tag ? { tag: facts.tag } : {}),
        ...(facts.subtitle ? { line: facts.subtitle } : {}),
        ...(price ? { price } : {}),
        ...(note ? { note } : {}),
      },
      items,
      priceSeconds: spoken?.startSeconds ?? draft.startSeconds,
    },
    ...(warning ? { warning } : {}),
  }
}

function addressShot(draft: Draft, { facts, title }: DirectorInput): Draft {
  if (draft.sign.kind !== 'address') return draft
  const { line, ways } = draft.sign
  return {
    ...draft,
    scene: 'address',
    texts: { headline: facts?.title ?? title, ...(line ? { line } : {}) },
    items: ways,
  }
}

/** Beside the presenter a list in a square or nearly square frame has room for this much. */
const NARROW = { rows: 3, characters: 26 }

/** Returns whether the rows of a list need the whole width of the frame. */
const isNarrow = (items: readonly { text: string }[], shape: DirectorInput['shape']) =>
  (shape === '1:1' || shape === '4:5') &&
  (items.length > NARROW.rows || items.some(({ text }) => text.length > NARROW.characters))

/** Returns the scene that the sign of a sentence asks for, if any. */
function signShot(draft: Draft, { shape }: Pick<DirectorInput, 'shape'>): Draft {
  const { sign } = draft
  switch (sign.kind) {
    case 'greeting':
      return { ...draft, scene: 'wide' }
    case 'question':
      return withLargeWords({ ...draft, scene: 'close' }, sign)
    case 'claim':
      return withLargeWords({ ...draft, scene: 'medium' }, sign)
    case 'price':
      return { ...draft, scene: 'medium', texts: { headline: sign.price } }
    case 'quote':
      return {
        ...draft,
        scene: 'quote',
        texts: { headline: sign.quote, ...(sign.by ? { line: sign.by } : {}) },
        isSaidInPicture: true,
        said: sign.said,
      }
    case 'list':
      return {
        ...draft,
        scene: 'list',
        texts: { headline: sign.title },
        items: sign.items,
        isSaidInPicture: true,
        isNarrow: isNarrow(sign.items, shape),
      }
    case 'address':
    case 'call':
    case 'none':
    case 'promise':
      return draft
  }
}

/** Returns the index of the shot that becomes the offer, or -1: the last spoken price, else a free shot when facts are given. */
function offerIndex(drafts: readonly Draft[], { facts = {}, language }: DirectorInput): number {
  const spoken = drafts.findLastIndex(({ sign }, index) => sign.kind === 'price' && index > 0)
  if (spoken >= 0 || !(facts.price || factLines(facts, language).length > 0)) return spoken
  const isFree = ({ scene, sign }: Draft) => scene === undefined && (sign.kind === 'none' || sign.kind === 'claim')
  const long = drafts.findLastIndex(
    (draft, index) => index > 0 && isFree(draft) && secondsOf(draft) >= OFFER_SECONDS_MIN,
  )
  if (long >= 0) return long
  const any = drafts.findLastIndex((draft, index) => index > 0 && draft.scene === undefined)
  return any >= 0 ? any : drafts.length - 1
}

/** Assigns each shot the scene that its words call for. Lists, quotes and addresses appear a limited number of times. */
export function placeCards(
  drafts: readonly Draft[],
  input: DirectorInput,
): { drafts: Draft[]; warnings: StoryboardWarning[] } {
  const warnings: StoryboardWarning[] = []
  const counts = { list: 0, quote: 0, address: 0 }
  const offer = offerIndex(drafts, input)
  const placed = drafts.map((draft, index): Draft => {
    const { kind } = draft.sign
    if (draft.isLocked) return draft
    if (index === offer) {
      const { draft: shot, warning } = offerOf(draft, input)
      if (warning) warnings.push(warning)
      return shot
    }
    if (kind === 'address') return counts.address++ === 0 ? addressShot(draft, input) : draft
    if (kind === 'list' || kind === 'quote') return counts[kind]++ < MOST[kind] ? signShot(draft, input) : draft
    return signShot(draft, input)
  })
  return { drafts: placed, warnings }
}

/** Gives a shot that a person wants as a card its words, as far as script and facts have them. */
export function cardOf(draft: Draft, input: DirectorInput): Draft {
  if (draft.scene === 'offer') return offerOf(draft, input).draft
  if (draft.scene === 'address')
    return {
      ...addressShot(draft, input),
      scene: 'address',
      texts: { headline: input.facts?.title ?? input.title, ...addressShot(draft, input).texts },
    }
  const asSigned = signShot({ ...draft, isSaidInPicture: false }, input)
  // Beside the presenter in the arch there are always large words, if any are short enough.
  const claim = draft.scene === 'medium' && !asSigned.texts.headline ? claimFor(draft, input.language) : undefined
  if (claim) return withLargeWords(draft, claim)
  return asSigned.scene === draft.scene
    ? {
        ...draft,
        texts: asSigned.texts,
        items: asSigned.items,
        isSaidInPicture: asSigned.isSaidInPicture,
        ...(asSigned.said ? { said: asSigned.said } : {}),
      }
    : draft
}
