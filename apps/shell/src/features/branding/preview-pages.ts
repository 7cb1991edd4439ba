import { t } from '@lingui/core/macro'
import type { ScreenPath } from '@vitrine/contract'

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

/** The pages of the site that are checked with the partner's style sheet before it is published: those that use it and differ. */
export const checkedPaths = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/privacy',
  '/verify',
  '/status',
  '/dashboard',
  '/generate-video',
  '/my-videos',
  '/onboarding',
] as const satisfies readonly ScreenPath[]

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
    '/verify': t`Verify a video`,
    '/status': t`Status`,
    '/generate-video': t`Generate Video`,
    '/onboarding': t`Setup guide`,
  }
  return names[path] ?? path
}
