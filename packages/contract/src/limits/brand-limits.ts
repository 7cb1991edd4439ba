/** How many brand kits a person may have. */
export const BRAND_KITS_MAX = 10
