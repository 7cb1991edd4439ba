import { z } from 'zod'
import type { Feature } from '../types.ts'

/** Features of the core that the operator can turn off on a site: their calls are refused, and screens leave them out. */
export const switchableFeatures = ['batches', 'newsletters'] as const

/** Returns the switch of a feature; undefined for one that every site has. Listing feeds fill batches and go with them. */
export function switchOf(feature: Feature): (typeof switchableFeatures)[number] | undefined {
  return switchableFeatures.find((one) => one === (feature === 'listing-feeds' ? 'batches' : feature))
}

/** Which of them a site has, whether its customers may create API keys, and whether its partner may sell the email blast. */
export const FeatureSwitches = z.object({
  batches: z.boolean().default(true),
  newsletters: z.boolean().default(true),
  customerKeys: z.boolean().default(false),
  emailBlast: z.boolean().default(true),
})
export type FeatureSwitches = z.infer<typeof FeatureSwitches>
