/** The sign-in address that leads back to `path` afterwards. */
export function loginPathFor(path: string): string {
  return `/login?${new URLSearchParams({ returnTo: path })}`
}
