import type { Sample } from '@vitrine/contract'
import { z } from 'zod'
import { sampleUrl } from './files.ts'

/** The form in which the directory returns sample videos beside their tenant. */
const MadeSamples = z.array(
  z.object({
    audience: z.number(),
    fingerprint: z.string(),
    presenter_id: z.string(),
    title: z.string(),
    script: z.string(),
    duration_seconds: z.number(),
  }),
)

/** Returns the finished videos in the form of the API, in the order of the audiences. */
export function shownSamples(rows: unknown): Sample[] {
  const made = MadeSamples.parse(rows ?? []).sort((a, b) => a.audience - b.audience)
  return made.map(({ audience, fingerprint: look, presenter_id, title, script, duration_seconds }) => ({
    audience,
    presenterId: presenter_id,
    title,
    script,
    durationSeconds: duration_seconds,
    videoUrl: sampleUrl(`${audience}.mp4`, look),
    stillUrl: sampleUrl(`${audience}.jpg`, look),
  }))
}
