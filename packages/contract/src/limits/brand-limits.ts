/** The maximum number of brand kits per person. */
export const BRAND_KITS_MAX = 10
