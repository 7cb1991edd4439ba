import { t } from '@lingui/core/macro'

/** The pages of the site on which a brand is shown before it is published. */
export const previewPaths = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/login',
  '/dashboard',
  '/my-videos',
  '/privacy',
] as const

export function previewPageName(path: string): string {
  const names: Record<string, string> = {
    '/': t`Home`,
    '/features': t`Features`,
    '/pricing': t`Pricing`,
    '/faq': t`Questions?`,
    '/login': t`Sign in`,
    '/dashboard': t`Dashboard`,
    '/my-videos': t`My Videos`,
    '/privacy': t`Privacy`,
  }
  return names[path] ?? path
}
