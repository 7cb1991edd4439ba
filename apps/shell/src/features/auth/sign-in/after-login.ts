import { innerPath } from '../../../lib/links/inner-path.ts'

const NOWHERE_ELSE = '/dashboard'
/** The start page of a paused site's team: all other pages show a notice. */
const WHILE_PAUSED = '/whitelabel-dashboard'
const BILLS = '/whitelabel-dashboard?tab=billing'

/** A purchase that was begun before signing in, as the pricing pages leave it in the browser's storage. */
interface PendingPurchase {
  plan: string
  amount: number | string
  type: string
  credits?: number | string
  customAvatar?: boolean
}

/** Returns the page to open after sign-in, or undefined. Nothing is cleared, since the person may leave the form. */
export function wantedPath({ storage, ...places }: Omit<Places, 'storage'> & { storage: Pick<Storage, 'getItem'> }) {
  const path = pathAfterLogin({ storage: { getItem: (key) => storage.getItem(key), removeItem: () => {} }, ...places })
  return path === NOWHERE_ELSE ? undefined : path
}

type Store = Pick<Storage, 'getItem' | 'removeItem'>

interface Places {
  storage: Store
  /** The address asked for before signing in, from the sign-in page's own address. */
  returnTo: string | null
  origin: string
  /** The site is suspended because of a bill: sign-in leads to paying it. */
  isSuspended?: boolean | undefined
  /** The partner paused the site: only its team signs in. */
  isPaused?: boolean | undefined
}

/**
 * The path to show after signing in: a checkout that was interrupted, else a purchase that was begun, else the page asked
 * for, else the dashboard. What is taken from storage is cleared, so that it leads there only once.
 */
export function pathAfterLogin({ storage, returnTo, origin, isSuspended = false, isPaused = false }: Places): string {
  if (isSuspended) return BILLS
  if (isPaused) return innerPath(returnTo, origin) ?? WHILE_PAUSED
  const checkout = innerPath(take(storage, 'checkoutUrl'), origin)
  const purchase = checkout ? undefined : readPurchase(take(storage, 'pendingPurchase'))
  return checkout ?? (purchase && checkoutPath(purchase)) ?? innerPath(returnTo, origin) ?? NOWHERE_ELSE
}

function take(storage: Store, key: string): string | null {
  const value = storage.getItem(key)
  if (value !== null) storage.removeItem(key)
  return value
}

function readPurchase(text: string | null): PendingPurchase | undefined {
  if (!text) return undefined
  try {
    const value = JSON.parse(text) as Partial<PendingPurchase> | null
    return value?.plan && value.amount && value.type ? (value as PendingPurchase) : undefined
  } catch {
    // Storage can hold anything; what cannot be read is no purchase.
    return undefined
  }
}

function checkoutPath({ plan, amount, type, credits, customAvatar }: PendingPurchase): string {
  const query = new URLSearchParams({ plan, amount: String(amount), type })
  if (credits) query.set('credits', String(credits))
  if (customAvatar) query.set('customAvatar', 'true')
  return `/checkout?${query}`
}
