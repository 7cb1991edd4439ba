import { z } from 'zod'

/** A request about a file by its sha256, so that the file itself is not uploaded. */
export const FileQuestion = z.object({
  sha256: z
    .string()
    .toLowerCase()
    .regex(/^[\da-f]{64}$/, 'Enter the SHA-256 of the file as 64 hexadecimal digits.'),
})

/** A request about the address of a share page. */
export const LinkQuestion = z.object({
  link: z
    .string()
    .trim()
    .min(1, 'Enter the link to a video.')
    .max(500, 'Keep the link to {maximum, number} characters or fewer.'),
})

/** The IPTC digital source type of the videos. */
export const DigitalSourceType = z.literal('compositeSynthetic')

/** The provenance of a video made on this site. */
const Origin = z.object({
  /** The name of the site on which it was made. */
  madeWith: z.string(),
  madeAt: z.iso.datetime(),
  /** `compositeSynthetic`: several elements, at least one of which is synthetic. The presenter of every video is made with AI. */
  digitalSourceType: DigitalSourceType,
})

/** Whether a file was made on this site. */
export const FileVerification = z.object({
  /** Null where the site knows no such file: it is of another site, older than the records, or was changed since. */
  origin: Origin.nullable(),
  /** Since when the files of the site are recorded; null where they always were. */
  recordedSince: z.iso.datetime().nullable(),
})
export type FileVerification = z.infer<typeof FileVerification>

/** Whether a link leads to a video that was made on this site and that anybody may watch. */
export const LinkVerification = z.object({ origin: Origin.nullable() })
export type LinkVerification = z.infer<typeof LinkVerification>
