import { BRAND_KITS_MAX } from '../limits/brand-limits.ts'

/** Problems of people’s own brand kits. */
export const brandProblems = {
  'brand-kit-unknown': { status: 404, message: 'This brand kit doesn’t exist. Choose another one.' },
  'brand-kits-full': {
    status: 409,
    message: 'You have {count, number} brand kits, which is the limit. Delete one to add another.',
    values: { count: BRAND_KITS_MAX },
  },
  'brand-kit-name-taken': { status: 409, message: 'You already have a brand kit with this name. Enter another name.' },
} as const
