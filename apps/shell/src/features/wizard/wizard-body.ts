import type { VideoDraft, VideoFacts } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import type { FactName, Wizard, WizardDraft, WizardField } from './wizard.ts'

const countedFacts: readonly FactName[] = ['bedrooms', 'bathrooms']

const voiceProblems: readonly string[] = ['voice-unknown', 'voice-unavailable', 'voice-other-language']

/** The draft as POST /api/videos takes it, with the chosen presenter. A video without a title is named by the server. */
export function bodyOf(draft: WizardDraft, avatarId: string): VideoDraft {
  const screenShareUrl = draft.screenShareUrl.trim() || null
  return {
    title: draft.title.trim(),
    propertyAddress: draft.propertyAddress.trim(),
    script: draft.script,
    language: draft.language,
    avatarId,
    screenShareUrl,
    screenShareType: screenShareUrl ? 'url' : null,
    metadata: factsOf(draft),
    contentIds: draft.contentIds,
    voiceId: draft.voiceId,
    ...(draft.brandKitId === undefined ? {} : { brandKitId: draft.brandKitId }),
    storyboard: draft.storyboard,
    ...lookOf(draft),
  }
}

function lookOf({ closing: { isOn, ...closing }, ...draft }: WizardDraft) {
  const { shape, definition, framing, background, twinBackground, captions } = draft
  const { opening, aiLabel, unbrandedCopy, accent } = draft
  const moreShapes = draft.moreShapes.filter((other) => other !== shape)
  const picture = { shape, moreShapes, definition, framing, background, twinBackground, captions }
  const look = { ...picture, opening, aiLabel, unbrandedCopy, accent }
  return { look: isOn ? { ...look, closing: trimmed(closing) } : look, sound: soundOf(draft) }
}

/** Returns the sound settings for the request. */
export function soundOf(
  draft: Pick<WizardDraft, 'music' | 'musicMood' | 'pronunciation' | 'speed' | 'voice' | 'whenVoiceUnavailable'>,
) {
  const { voice, whenVoiceUnavailable, speed, music, musicMood, pronunciation } = draft
  // Half-filled entries are left out.
  const said = pronunciation.map(trimmed).filter(({ written, spoken }) => written && spoken)
  return { voice, whenVoiceUnavailable, speed: Number(speed), music, musicMood, pronunciation: said }
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts
}

/** The facts that were filled in; counts as numbers. */
export function factsOf({ facts }: WizardDraft): VideoFacts {
  const filled = Object.entries(facts).flatMap(([name, text]) => {
    const value = text.trim()
    return value ? [[name, countedFacts.includes(name as FactName) ? Number(value) : value]] : []
  })
  return Object.fromEntries(filled) as VideoFacts
}

/** Sorts the server's refusal to the fields it is about. What has no field of its own is only in the toast. */
export function faultsOf(error: unknown): Wizard['faults'] {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'script-silent' || error.code === 'script-too-long') return { script: error.text }
  if (error.code === 'upload-unknown' || error.code === 'content-too-long') return { contentIds: error.text }
  if (error.code === 'avatar-unknown') return { avatarId: error.text }
  if (error.code === 'brand-kit-unknown') return { brandKitId: error.text }
  if (voiceProblems.includes(error.code ?? '')) return { voice: error.text }
  const fields = error.problem?.fields ?? []
  return Object.fromEntries(
    fields.map(({ field, message }) => [
      field.replace(/^(metadata|look|sound)\./, '').replace(/^pronunciation\..*/, 'pronunciation') as WizardField,
      message,
    ]),
  )
}

/**
 * The key of a request: the same body gets the same key, so that a double press, or another try after a lost answer,
 * cannot make a second video.
 */
export function createRequestKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last = { body: '', key: '' }
  return (body: VideoDraft): string => {
    const text = JSON.stringify(body)
    if (text !== last.body) last = { body: text, key: newKey() }
    return last.key
  }
}
