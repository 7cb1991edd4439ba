const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*\/?$/

/** Returns the key. Throws for keys that could leave the store or need encoding. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error('A storage key holds letters, digits, dots and dashes only')
  return key
}
