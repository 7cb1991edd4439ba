import { z } from 'zod'

/** The purpose of an upload: a recording of a person, a voice-over, or content shown beside the presenter. */
export const UploadKind = z.enum(['footage', 'voice', 'content'])
export type UploadKind = z.infer<typeof UploadKind>

export const Upload = z.object({
  id: z.uuid(),
  kind: UploadKind,
  /** The original file name. The type of the file is never read from it. */
  name: z.string(),
  bytes: z.number().int(),
  /** The offset of the next chunk in bytes. */
  receivedBytes: z.number().int(),
  status: z.enum(['receiving', 'checking', 'ready', 'failed']),
  /** The progress of the check in percent, 0 to 100. */
  progress: z.number().int().min(0).max(100),
  /** Why it failed, and what to do. */
  errorMessage: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  /** False where slides were laid out by us instead of exactly as they are; null where there are none. */
  isExact: z.boolean().nullable(),
  pictures: z.array(z.object({ url: z.string(), caption: z.string().nullable() })),
  /** The prepared recording or voice-over. */
  fileUrl: z.string().nullable(),
  createdAt: z.string(),
})
export type Upload = z.infer<typeof Upload>
