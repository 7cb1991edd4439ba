import { createRequire } from 'node:module'

export type Extra = 'backgrounds' | 'twins' | 'voices'

/** Returns the `require` of an extra: packages that are there only where an operator added them (see extras/README.md). */
export function requireOf(extra: Extra): NodeJS.Require {
  return createRequire(new URL(`../../../../extras/${extra}/package.json`, import.meta.url))
}
