import { isbot } from 'isbot'

/** Whether a program sent the request, not a browser. A browser always sends a User-Agent. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent)
}
