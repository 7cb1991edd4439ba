import { z } from 'zod'
import { BrandColours, BrandFont, BrandLine } from './branding.ts'
import { BUTTON_CHARACTERS_MAX } from '../limits/video-limits.ts'
import { ONE_LINE, ONE_LINE_NAME } from './one-line.ts'
import { Contacts, shortText } from './rendition.ts'

const kitLine = (most: number) =>
  shortText(most)
    .regex(/^\P{Cc}*$/u, 'Keep this on one line.')
    .default('')
const blankIsNone = <S extends z.ZodType>(schema: S) => schema.optional().transform((text) => text ?? '')

const BrandKitName = shortText(80).min(1, 'Enter the brand name.').regex(ONE_LINE, ONE_LINE_NAME)

/** The design and contact details of a customer's business. Videos, share pages and contact requests use its name. */
export const BrandKitDesign = z.object({
  name: BrandKitName,
  colours: BrandColours,
  fontFamily: BrandFont.default('Inter'),
  phone: blankIsNone(Contacts.shape.phone),
  email: blankIsNone(Contacts.shape.email),
  url: blankIsNone(Contacts.shape.url),
  /** Addresses on social networks, as one line. */
  social: kitLine(120),
  /** The call to action on the end card of videos that have no end card of their own. */
  closingLine: BrandLine,
  /** The label of the button on the end card. Where it is empty the button shows the address, phone number or email. */
  buttonLabel: kitLine(BUTTON_CHARACTERS_MAX),
  /** Shown below the name of the presenter. The name of the brand where it is empty. */
  lowerThird: kitLine(60),
})
export type BrandKitDesign = z.infer<typeof BrandKitDesign>
export type BrandKitInput = z.input<typeof BrandKitDesign>

export const BrandKit = BrandKitDesign.extend({
  id: z.uuid(),
  /** Null for a kit without a logo: its name is shown instead. */
  logoUrl: z.string().nullable(),
  /** Used for videos that name no kit. */
  isDefault: z.boolean(),
  updatedAt: z.string(),
})
export type BrandKit = z.infer<typeof BrandKit>

/** The brand kit that a video was drawn with, stored with it. Later changes of the kit apply once the video is rebranded. */
export const DrawnBrandKit = BrandKitDesign.extend({ logoId: z.uuid().nullable() })
export type DrawnBrandKit = z.infer<typeof DrawnBrandKit>
