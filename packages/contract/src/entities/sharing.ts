import { z } from 'zod'
import { SpokenLanguage, VideoLook, shortText } from './rendition.ts'
import { Vertical } from './tenants.ts'
import { VideoFacts } from './videos.ts'

const line = (most: number) => shortText(most).regex(/^\P{Cc}*$/u, 'Keep this on one line.')
const moment = z.iso.datetime({ offset: true, error: 'Enter a date and time like 2026-11-28T09:00:00Z.' })

/** The button beside the video, and a sentence above it. */
const CallToAction = z.object({
  label: line(40).min(1, 'Enter the button text.'),
  text: line(140).default(''),
  url: z.url({ protocol: /^https?$/, error: 'Enter a full URL.' }).max(500),
})

/** The owner's settings of a share page. */
const ShareChoices = z.object({
  /** The displayed name of the owner; the owner's own name when blank. */
  shownAs: line(80),
  expiresAt: moment.nullable(),
  /** Until then the page says only when it opens. */
  heldUntil: moment.nullable(),
  callToAction: CallToAction.nullable(),
  /** Whether viewers may leave a question and how to reach them. */
  asksLeads: z.boolean(),
  /** Whether search engines may list the page. */
  isIndexed: z.boolean(),
})

/** The body of PATCH /api/videos/{id}/share: what is left out stays as it is; a password of null opens the page to all. */
export const ShareChange = ShareChoices.partial().extend({
  password: z
    .string()
    .min(4, 'Use at least {minimum, number} characters.')
    .max(200, 'Keep this to {maximum, number} characters or fewer.')
    .nullable()
    .optional(),
})
export type ShareChange = z.input<typeof ShareChange>

/** A video's link as its owner sees it. */
export const ShareLink = ShareChoices.extend({
  /** Null while nothing is shared. */
  shareUrl: z.string().nullable(),
  publicUrl: z.string().nullable(),
  embedCode: z.string().nullable(),
  /** HTML for emails that shows the teaser; null without a teaser, and behind a password, where email programs cannot load it. */
  emailCode: z.string().nullable(),
  /** A QR code of the link, as an SVG drawing. */
  qrSvg: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The displayed name when `shownAs` is blank. */
  ownName: z.string(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** Counted events: a start, each quarter of the video that was reached, and clicks on the button. */
export const PlayKind = z.enum(['start', 'quarter', 'half', 'three-quarters', 'end', 'click'])
export type PlayKind = z.infer<typeof PlayKind>

const count = z.number().int().min(0)
const ViewCounts = z.object({
  starts: count,
  quarters: count,
  halves: count,
  threeQuarters: count,
  ends: count,
  clicks: count,
  leads: count,
})
export type ViewCounts = z.infer<typeof ViewCounts>

/** Statistics of a video: each day of the requested period, and its totals. */
export const VideoAnalytics = z.object({
  days: z.array(ViewCounts.extend({ day: z.iso.date() })),
  totals: ViewCounts,
  /** Since it was first shared. */
  everStarted: count,
})
export type VideoAnalytics = z.infer<typeof VideoAnalytics>

/** A viewer who asked to be contacted. */
export const Lead = z.object({
  id: z.uuid(),
  videoId: z.uuid().nullable(),
  videoTitle: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  language: z.string(),
  isAnswered: z.boolean(),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof Lead>

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

/** A contact request of a viewer. `website` is a honeypot that people do not see. */
export const LeadDraft = z
  .object({
    name: line(120).min(1, 'Enter your name.'),
    email: z.preprocess(
      blankIsAbsent,
      z
        .email('Enter an email address like name@example.com.')
        .max(200, 'Keep this to {maximum, number} characters or fewer.')
        .optional(),
    ),
    phone: z.preprocess(
      blankIsAbsent,
      line(40)
        .regex(/^[+(]*\p{Nd}[\p{Nd}\s()./-]{3,}$/u, 'Enter a phone number like +1 555 010 0199.')
        .optional(),
    ),
    message: shortText(2000).default(''),
    consent: z.literal(true, { error: 'Check the box so we can reply.' }),
    website: z.string().max(200).default(''),
    /** From the page: when it was shown. */
    stamp: z.string().max(200),
    /** Created once per press of Send, so that a repeated request with the key stores one message. */
    requestKey: z.uuid(),
  })
  .refine(({ email, phone }) => email ?? phone, {
    path: ['email'],
    message: 'Enter an email address or phone number so we can reply.',
    // Also where another field is at fault: all are shown at once.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'email' && path?.[0] !== 'phone'),
  })

/** A sentence of the transcript, and when it is said. */
const Sentence = z.object({ at: z.number().nullable(), text: z.string() })

/** The content of a share page. */
const OpenVideo = z.object({
  state: z.literal('open'),
  title: z.string(),
  /** The name of the recipient of a personal link; null otherwise. */
  recipient: z.string().nullable(),
  place: z.string(),
  language: SpokenLanguage,
  createdAt: z.string(),
  views: z.number().int(),
  durationSeconds: z.number(),
  facts: VideoFacts,
  vertical: Vertical,
  shape: VideoLook.shape.shape,
  videoUrl: z.string(),
  posterUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  /** The loudness over its length, 0 to 100. */
  wave: z.array(z.number()).nullable(),
  /** Whether captions are part of the picture already. */
  hasDrawnCaptions: z.boolean(),
  sentences: z.array(Sentence),
  owner: z.string(),
  /** The person or business that published it, as they call themselves; null where they have given no name. */
  publisher: z.string().nullable(),
  /** The site on which a customer made it under a brand of their own, where the site leaves its name there. */
  madeWith: z.string().nullable(),
  callToAction: CallToAction.nullable(),
  asksLeads: z.boolean(),
  /** The same video in its languages, this one among them. */
  languages: z.array(z.object({ language: SpokenLanguage, url: z.string(), isCurrent: z.boolean() })),
  embedCode: z.string(),
  qrSvg: z.string(),
})

const ClosedVideo = z.discriminatedUnion('state', [
  z.object({ state: z.literal('locked'), owner: z.string() }),
  z.object({ state: z.literal('held'), owner: z.string(), until: z.string() }),
  z.object({ state: z.literal('missing') }),
])

/** A share page, whole or the player alone as other sites embed it. */
export type SharedPage = (z.infer<typeof OpenVideo> | z.infer<typeof ClosedVideo>) & {
  /** The address of the page, and the host as people read it. */
  url: string
  host: string
  isEmbedded: boolean
}
