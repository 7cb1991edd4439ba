import { z } from 'zod'
import { shortText } from './rendition.ts'

/** The kind of lip-sync service: Tavus, or a self-hosted server. */
export const TwinServiceKind = z.enum(['tavus', 'own-server'], { error: 'Choose the type of lip-sync service.' })
export type TwinServiceKind = z.infer<typeof TwinServiceKind>

const Service = z.object({
  kind: TwinServiceKind,
  baseUrl: z
    .url({ protocol: /^https?$/, error: 'Enter a full URL.' })
    .max(300)
    .refine((url) => !/[?#@]/.test(url), 'Enter the URL without a username, query or fragment.'),
  /** Empty for the default of the service. */
  model: shortText(80),
})

/** The twin service of a site. Its key is never shown. */
const TwinService = Service.extend({ hasKey: z.boolean() })

/** `key` left out keeps the one that is stored for this address; an empty one removes it. */
export const TwinServiceSettings = Service.extend({ key: z.string().max(400).optional() })
export type TwinServiceSettings = z.infer<typeof TwinServiceSettings>

export const TwinServiceOverview = z.object({
  service: TwinService.nullable(),
  /** Whether the installation has a service for sites without their own. */
  hasInstallationService: z.boolean(),
  /** Whether services can fetch files from this site; one that fetches them needs it. */
  isPublic: z.boolean(),
  /** Twins that live at the service of this site. */
  twins: z.number().int(),
})
export type TwinServiceOverview = z.infer<typeof TwinServiceOverview>
