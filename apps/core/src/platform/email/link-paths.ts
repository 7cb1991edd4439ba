/** The paths of links that sign a person in, below the origin of their tenant. */
export function invitationPath(token: string): string {
  return `/accept-invitation?token=${token}`
}

/** Returns the path on which a person answers a request for consent to a digital twin. */
export function twinConsentPath(token: string): string {
  return `/twin-consent?token=${token}`
}

/** Returns the path on which that person withdraws the consent. */
export function withdrawConsentPath(token: string): string {
  return `/withdraw-consent?token=${token}`
}

export function newPasswordPath(token: string): string {
  return `/reset-password?token=${token}`
}
