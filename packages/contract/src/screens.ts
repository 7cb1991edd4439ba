/**
 * The paths under which the shell shows a screen. The core answers them with the page and 200; every other path gets the same page
 * with 404, on which the shell says so.
 */
export const screens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/dashboard',
  '/generate-video',
  '/my-videos',
  '/my-videos-clean',
  '/manage-avatars',
  '/manage-avatars-clean',
  '/profile',
  '/admin',
] as const

export type ScreenPath = (typeof screens)[number]
