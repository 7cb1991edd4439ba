import type { Branding } from '@vitrine/contract'

/** Whether people can have a digital twin here, for money or for nothing. */
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
