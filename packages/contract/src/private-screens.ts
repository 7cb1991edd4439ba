/** Where signed-in people are at work; everywhere else everybody may be. */
export const privateScreens = [
  '/dashboard',
  '/generate-video',
  '/my-videos',
  '/my-videos-clean',
  '/manage-avatars',
  '/manage-avatars-clean',
  '/profile',
  '/videos/batch',
  '/leads',
  '/billing',
  '/whitelabel-dashboard',
  '/onboarding',
  '/admin',
  '/auth-demo',
  '/checkout',
  '/subscription-addons',
  '/add-ons',
  '/payment-success',
  '/sandbox-portal',
  '/sandbox-onboarding',
] as const

/** Whether a screen is for people who are signed in. Those for trying things out are, and their names say what they are. */
export function isPrivateScreen(path: string): boolean {
  const paths: readonly string[] = privateScreens
  return paths.includes(path) || path.endsWith('-test')
}
