import { z } from 'zod'

/** Features of the core that the operator can turn off on a site: their calls are refused, and screens leave them out. */
export const switchableFeatures = ['batches', 'newsletters'] as const

/** Which of them a site has, whether its customers may create API keys, and whether its partner may sell the email blast. */
export const FeatureSwitches = z.object({
  batches: z.boolean().default(true),
  newsletters: z.boolean().default(true),
  customerKeys: z.boolean().default(false),
  emailBlast: z.boolean().default(true),
})
export type FeatureSwitches = z.infer<typeof FeatureSwitches>
