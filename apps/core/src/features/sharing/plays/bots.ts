import { isbot } from 'isbot'

/** Returns whether a program, and not a browser, sent the request. A browser always sends a User-Agent. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent)
}
