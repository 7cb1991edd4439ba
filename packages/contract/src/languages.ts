import { z } from 'zod'

/** Every language of the product: its interface, its texts and its presenters. */
export const languageCodes = ['en', 'es', 'zh', 'hi', 'fa'] as const

// Without the annotation, a browser bundle that only needs the names below would contain all of zod.
export const Language = /* @__PURE__ */ z.enum(languageCodes)
export type Language = z.infer<typeof Language>

/** The languages, each by its own name. */
export const languages: readonly { code: Language; name: string; direction: 'ltr' | 'rtl' }[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'fa', name: 'فارسی', direction: 'rtl' },
]

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'fa' ? 'rtl' : 'ltr'
}
