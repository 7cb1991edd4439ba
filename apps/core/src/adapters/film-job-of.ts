import type { VideoFacts } from '@vitrine/contract'
import type { Facts, FilmJob } from '@vitrine/presenter/protocol'
import type { RenderJob } from '../ports/renderer.ts'

/** Our words for a video in the words of the presenter engine. */
export function filmJobOf(job: RenderJob): FilmJob {
  const facts = factsOf(job)
  return {
    script: job.script,
    language: job.language,
    presenterId: job.presenterId,
    title: job.title,
    lowerThird: { name: job.presenterName, role: job.brand.name },
    brand: { ...job.brand, scene: job.vertical },
    captions: job.captions,
    outputPath: job.outputPath,
    posterPath: job.posterPath,
    ...(facts ? { facts } : {}),
  }
}

/** The facts card, where there is a fact to show: a card with nothing but the title would say what the film says anyway. */
function factsOf({ facts, title, place }: RenderJob): Facts | undefined {
  const { price, area, dates, duration, bedrooms, bathrooms } = facts
  const known = Object.entries({
    price,
    ...areaOf(area),
    dates,
    stay: duration,
    bedrooms: count(bedrooms),
    bathrooms: count(bathrooms),
  }).filter(([, value]) => value !== undefined && value !== '')
  if (known.length === 0) return undefined
  return {
    title: place || title,
    ...(place && !title.includes(place) ? { subtitle: title } : {}),
    ...Object.fromEntries(known),
  }
}

/** "182 m²" as the number and the unit, which the card sets in two sizes; without a number all of it is the value. */
function areaOf(area: string | undefined): Pick<Facts, 'area' | 'areaUnit'> {
  const [, value, unit] = /^([\d.,'\s]*\d)\s*(.*)$/.exec(area?.trim() ?? '') ?? []
  if (!area || !value) return area ? { area, areaUnit: ' ' } : {}
  return unit ? { area: value, areaUnit: unit } : { area: value }
}

function count(value: VideoFacts['bedrooms']): string | undefined {
  return value === undefined ? undefined : String(value)
}
