import { z } from 'zod'

/** Features of the core that the operator can turn off on a site: their calls are refused, and screens leave them out. */
export const switchableFeatures = ['batches', 'newsletters'] as const

/** Which of them a site has, and whether its customers may create API keys of their own. */
export const FeatureSwitches = z.object({
  batches: z.boolean().default(true),
  newsletters: z.boolean().default(true),
  customerKeys: z.boolean().default(false),
})
export type FeatureSwitches = z.infer<typeof FeatureSwitches>
