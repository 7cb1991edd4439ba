import { type Language, languages } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const CODES = languages.map(({ code }) => code)

/** Returns the language in the `?lang=` of an address, as in links from search engines. */
export function languageInAddress({ url }: Pick<FastifyRequest, 'url'>): Language | undefined {
  const asked = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1]
  return CODES.find((code) => code === asked)
}

/**
 * Returns the language of a page: the one in its address, else the one chosen in this browser, else the first supported one of
 * the browser's preferences.
 */
export function languageOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): Language {
  const asked = languageInAddress({ url })
  if (asked) return asked
  // A region after the language (`zh-CN`) and upper case are ignored.
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:[-_][\w-]*)?(?:;|$)/i.exec(headers.cookie ?? '')?.[1]?.toLowerCase()
  const own = new Negotiator({ headers }).languages(CODES)
  return CODES.find((code) => code === chosen) ?? CODES.find((code) => code === own[0]) ?? 'en'
}
