/** The paths of links that sign a person in, below the origin of their tenant. */
export function invitationPath(token: string): string {
  return `/accept-invitation?token=${token}`
}

/** Where a person answers who was asked for consent to a digital twin. */
export function twinConsentPath(token: string): string {
  return `/twin-consent?token=${token}`
}

/** Where that person withdraws it. */
export function withdrawConsentPath(token: string): string {
  return `/withdraw-consent?token=${token}`
}

export function newPasswordPath(token: string): string {
  return `/reset-password?token=${token}`
}
