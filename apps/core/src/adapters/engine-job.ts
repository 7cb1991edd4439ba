import type { VideoFacts, VideoLook, VideoSound } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'
import type { Closing, RenderJob as EngineJob, Facts, VoiceChoice } from '@vitrine/presenter/protocol'
import type { RenderJob } from '../ports/renderer.ts'

const aiLabel = msg({ message: 'Made with AI' })
const madeWithOf = msg({ message: 'Made with {company}', context: 'line in a video that names the site' })
const greetingOf = msg({ message: 'For {name}', context: 'greeting of a video’s recipient' })

/** Converts a render job of the core into a job of the presenter engine. */
export function toEngineJob(job: RenderJob): EngineJob {
  const { look, sound, brand, language } = job
  const { shape, definition, framing, background, twinBackground, captions } = look
  const { openingLine, closingLine } = job.lines ?? { openingLine: '', closingLine: '' }
  const greeting = job.recipient ? translate(language, greetingOf, { name: job.recipient }) : undefined
  const facts = factsOf(job, greeting)
  const closing =
    closingOf(look, job.closing?.button) ?? job.closing ?? (closingLine ? { line: closingLine } : undefined)
  return {
    script: job.script,
    language,
    presenterId: job.presenterId,
    title: job.title,
    lowerThird: { name: job.presenterName, role: job.lowerThird ?? brand.name },
    brand: { ...brand, scene: job.vertical, ...(brand.logoSvg ? {} : { hasDefaultMark: false }) },
    shape,
    definition,
    framing,
    background,
    captions,
    opening: look.opening || openingLine !== '',
    ...(openingLine ? { openingLine } : {}),
    ...(greeting ? { greeting } : {}),
    ...(closing ? { closing } : {}),
    ...(look.aiLabel ? { aiLabel: translate(language, aiLabel) } : {}),
    ...(job.madeWith ? { madeWith: translate(language, madeWithOf, { company: job.madeWith }) } : {}),
    creatorTool: job.nameInFiles ?? brand.name,
    voice: job.recordingPath ? { kind: 'recorded', path: job.recordingPath } : voiceOf(job, sound),
    music: sound.music,
    musicMood: sound.musicMood,
    ...(facts ? { facts } : {}),
    ...(job.storyboard ? { storyboard: job.storyboard } : {}),
    ...(job.pictures?.length ? { pictures: job.pictures } : {}),
    ...(job.footagePath ? { footagePath: job.footagePath } : {}),
    ...(job.footageSpeaks ? { footageSpeaks: true } : {}),
    ...(twinBackground === 'kept' ? {} : { footageBackground: twinBackground }),
    ...(job.mouthsPath ? { mouthsPath: job.mouthsPath } : {}),
    outputPath: job.outputPath,
    posterPath: job.posterPath,
    ...(job.posterPose ? { posterPose: job.posterPose } : {}),
    ...(job.captionsPath ? { captionsPath: job.captionsPath } : {}),
    ...(job.unbrandedPath ? { unbrandedPath: job.unbrandedPath } : {}),
    ...(job.speechCacheFolder ? { speechCacheFolder: job.speechCacheFolder } : {}),
  }
}

/** Returns the voice that synthesizes speech: of a speech model or server, or the presenter's own. */
export function voiceOf(
  { voice }: Pick<RenderJob, 'voice'>,
  { speed, pronunciation }: Pick<VideoSound, 'pronunciation' | 'speed'>,
): VoiceChoice {
  return { ...(voice ?? { kind: 'built-in' }), speed, pronunciation }
}

/** Omits blank fields, so that they leave no gap on the card. `button` is the label of the brand's cards. */
function closingOf({ closing }: VideoLook, button: string | undefined): Closing | undefined {
  if (!closing) return undefined
  const filled = Object.entries({ ...closing, button: closing.button || button }).filter(([, value]) => value)
  return Object.fromEntries(filled) as unknown as Closing
}

/** Returns the facts card, or undefined when it would show nothing but the title, which the video shows anyway. */
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

/** Splits "182 m²" into number and unit, which the card sets in two sizes. Without a number all of it is the value. */
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
