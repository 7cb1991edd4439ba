import { t } from '@lingui/core/macro'
import type { Branding } from '@vitrine/contract'

/** Whether digital twins are available on this site, sold or free. */
export function hasTwins({ sellsTwins, freeTwins }: Pick<Branding, 'freeTwins' | 'sellsTwins'>): boolean {
  return sellsTwins || freeTwins > 0
}

/** Returns how a twin's lips follow the words: a service, pictures of the person’s own mouth, or not at all. */
export function lipsOf({
  twinsSpeak,
  connectedServices,
}: Pick<Branding, 'connectedServices' | 'twinsSpeak'>): 'own-mouth' | 'service' | 'still' {
  if (connectedServices.some(({ kind }) => kind === 'twins')) return 'service'
  return twinsSpeak ? 'own-mouth' : 'still'
}

/** Returns the sentence about how a twin's lips move on this site. */
export function lipsText(branding: Parameters<typeof lipsOf>[0]): string {
  return {
    service: t`A lip-sync service moves your lips to the words.`,
    'own-mouth': t`Your own mouth follows the words.`,
    still: t`Lip movements don’t follow the words.`,
  }[lipsOf(branding)]
}
