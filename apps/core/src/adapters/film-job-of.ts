import type { SpokenLanguage, VideoFacts, VideoLook } from '@vitrine/contract'
import type { Closing, Facts, FilmJob } from '@vitrine/presenter/protocol'
import type { RenderJob } from '../ports/renderer.ts'

/** Says that a film was made with AI, in the language that the film speaks. */
const AI_LABELS: Record<SpokenLanguage, string> = {
  en: 'Made with AI',
  es: 'Hecho con IA',
  zh: '由 AI 制作',
  hi: 'AI से बनाया गया',
  fa: 'ساخته‌شده با هوش مصنوعی',
}

/** Says whom a film is for, in the language that the film speaks. */
const GREETINGS: Record<SpokenLanguage, (name: string) => string> = {
  en: (name) => `For ${name}`,
  es: (name) => `Para ${name}`,
  zh: (name) => `致 ${name}`,
  hi: (name) => `${name} के लिए`,
  fa: (name) => `برای ${name}`,
}

/** Our words for a video in the words of the presenter engine. */
export function filmJobOf(job: RenderJob): FilmJob {
  const { look, sound, brand, language } = job
  const { shape, definition, framing, background, captions } = look
  const { openingLine, closingLine } = job.lines ?? { openingLine: '', closingLine: '' }
  const greeting = job.recipient ? GREETINGS[language](job.recipient) : undefined
  const facts = factsOf(job, greeting)
  const closing = closingOf(look) ?? (closingLine ? { line: closingLine } : undefined)
  return {
    script: job.script,
    language,
    presenterId: job.presenterId,
    title: job.title,
    lowerThird: { name: job.presenterName, role: brand.name },
    brand: { ...brand, scene: job.vertical },
    shape,
    definition,
    framing,
    background,
    captions,
    opening: look.opening || openingLine !== '',
    ...(openingLine ? { openingLine } : {}),
    ...(greeting ? { greeting } : {}),
    ...(closing ? { closing } : {}),
    ...(look.aiLabel ? { aiLabel: AI_LABELS[language] } : {}),
    voice: job.recordingPath
      ? { kind: 'recorded', path: job.recordingPath }
      : { kind: 'built-in', speed: sound.speed, pronunciation: sound.pronunciation },
    music: sound.music,
    ...(facts ? { facts } : {}),
    ...(job.pictures?.length ? { pictures: job.pictures } : {}),
    ...(job.footagePath ? { footagePath: job.footagePath } : {}),
    outputPath: job.outputPath,
    posterPath: job.posterPath,
    ...(job.captionsPath ? { captionsPath: job.captionsPath } : {}),
    ...(job.unbrandedPath ? { unbrandedPath: job.unbrandedPath } : {}),
    ...(job.keptFolder ? { keptFolder: job.keptFolder } : {}),
  }
}

/** What was left blank is not there, so that no gap stands in its place. */
function closingOf({ closing }: VideoLook): Closing | undefined {
  if (!closing) return undefined
  const filled = Object.entries(closing).filter(([, value]) => value)
  return Object.fromEntries(filled) as unknown as Closing
}

/**
 * The facts card, where there is a fact or a name to show: a card with nothing but the title would say what the film says
 * anyway.
 */
function factsOf({ facts, title, place }: RenderJob, greeting: string | undefined): Facts | undefined {
  const { price, area, dates, duration, bedrooms, bathrooms } = facts
  const known = Object.entries({
    price,
    ...areaOf(area),
    dates,
    stay: duration,
    bedrooms: count(bedrooms),
    bathrooms: count(bathrooms),
  }).filter(([, value]) => value !== undefined && value !== '')
  if (known.length === 0 && !greeting) return undefined
  return {
    ...(greeting ? { tag: greeting } : {}),
    title: place || title,
    ...(place && !title.includes(place) ? { subtitle: title } : {}),
    ...Object.fromEntries(known),
  }
}

/** "182 m²" as the number and the unit, which the card sets in two sizes; without a number all of it is the value. */
function areaOf(area: string | undefined): Pick<Facts, 'area' | 'areaUnit'> {
  const text = area?.trim() ?? ''
  const [value] = /^[\d.,'\s]*\d/.exec(text) ?? []
  const unit = text.slice(value?.length ?? 0).trim()
  if (!area || !value) return area ? { area, areaUnit: ' ' } : {}
  return unit ? { area: value, areaUnit: unit } : { area: value }
}

function count(value: VideoFacts['bedrooms']): string | undefined {
  return value === undefined ? undefined : String(value)
}
