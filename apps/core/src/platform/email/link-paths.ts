/** Where the links lead that let somebody in, below the origin of their tenant. */
export function invitationPath(token: string): string {
  return `/accept-invitation?token=${token}`
}

export function newPasswordPath(token: string): string {
  return `/reset-password?token=${token}`
}
