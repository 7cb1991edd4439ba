import { z } from 'zod'

// Without the annotation, a browser bundle that only needs the names below would contain all of zod.
export const Language = /* @__PURE__ */ z.enum(['en', 'es', 'zh', 'hi', 'fa'])
export type Language = z.infer<typeof Language>

/** The languages of the interface, each by its own name. */
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
