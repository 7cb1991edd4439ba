import { z } from 'zod'
import { Avatar, Video, VideoStatus } from './videos.ts'

/** An attempt at making a video; the last one is that which counts. */
export const RenderAttempt = z.object({
  attempt: z.number().int(),
  status: VideoStatus,
  /** When a worker took it up last; null while it waits. */
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
})
export type RenderAttempt = z.infer<typeof RenderAttempt>

export const AdminPerson = z.object({ id: z.uuid(), username: z.string(), displayName: z.string().nullable() })
export type AdminPerson = z.infer<typeof AdminPerson>

const place = {
  tenant: z.string(),
  tenantSlug: z.string(),
  /** The origin of the tenant's site. Links to files work on that host only. */
  origin: z.string(),
}

/** A video of any tenant with the history of its renders. */
export const AdminVideoDetails = z.object({
  ...place,
  video: Video,
  owner: AdminPerson,
  attempts: z.array(RenderAttempt),
})
export type AdminVideoDetails = z.infer<typeof AdminVideoDetails>

/** The results of the automatic check of a consent recording. */
const ConsentCheck = z.object({
  at: z.string(),
  /** Whether the words are right; `silent`, `sentence` and `code` say what is wrong. Null where no voice speaks the language here. */
  heard: z.enum(['right', 'unsure', 'silent', 'sentence', 'code']).nullable(),
  /** The number of digits of the six-digit code that were recognised. */
  digits: z.number().int().nullable(),
  /** Whether the face is that of the other recordings; null where faces are not measured here. */
  face: z.enum(['same', 'unsure', 'other', 'none']).nullable(),
  /** 0 is the same face; null where one was not found. */
  faceDistance: z.number().nullable(),
  /** Whether the lips move, which they do not in a photograph. */
  doLipsMove: z.boolean().nullable(),
})

const Recording = z.object({
  name: z.string(),
  bytes: z.number().int(),
  status: z.enum(['receiving', 'checking', 'ready', 'failed']),
  progress: z.number().int(),
  errorMessage: z.string().nullable(),
  /** The address of the processed file; null until it is ready. */
  url: z.string().nullable(),
})

/** A presenter of any tenant with its consent and recordings. */
export const AdminAvatarDetails = z.object({
  ...place,
  avatar: Avatar,
  /** Null for the stock of a site. */
  owner: AdminPerson.nullable(),
  /**
   * The consent of the recorded person; null for stock presenters. Twins created before consent recordings have
   * text and time only.
   */
  consent: z
    .object({
      text: z.string(),
      at: z.string().nullable(),
      address: z.string().nullable(),
      personName: z.string().nullable(),
      code: z.string().nullable(),
      sha256: z.string().nullable(),
      /** The recording of it. */
      url: z.string().nullable(),
      status: z.enum(['receiving', 'checking', 'ready', 'failed']).nullable(),
      /** Null before it was checked, and for consents of the time before there was a check. */
      check: ConsentCheck.nullable(),
    })
    .nullable(),
  /** Whether an operator can decide on it now. */
  isReviewable: z.boolean(),
  /** Whether an operator can have the lip-sync service of its site train it now. */
  isTrainable: z.boolean(),
  /** The recording of a twin that videos show, and how far its check is; null where there is none. */
  recording: Recording.nullable(),
  /** The one in which the person reads. */
  speaking: Recording.nullable(),
})
export type AdminAvatarDetails = z.infer<typeof AdminAvatarDetails>
