import { DAY_MS } from '../../../platform/time/durations.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'

/** People need longer than this to read and fill in the form. */
const LEAST_MS = 3000
const MOST_MS = DAY_MS

/** Signed times at which a form was shown. The page sends them back, and nobody else can create them. */
export function createStamps(secretKey: string) {
  const encryption = createEncryption(secretKey, 'lead stamp')
  return { write, isPlausible }

  function write(tenantId: string, now: Date): string {
    return `${now.getTime()}.${encryption.digest(String(now.getTime()), tenantId)}`
  }

  function isPlausible(tenantId: string, stamp: string, now: Date): boolean {
    const [time = '', digest] = stamp.split('.')
    if (!/^\d{13}$/.test(time) || digest !== encryption.digest(time, tenantId)) return false
    const age = now.getTime() - Number(time)
    return age >= LEAST_MS && age <= MOST_MS
  }
}
