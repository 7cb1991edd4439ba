interface GuardTexts {
  signInText: string
  delayMs?: number
  loadingText?: string
}

const videos = { signInText: 'Please log in to view your videos.', delayMs: 1000 }
const avatars = { signInText: 'Please log in to manage your avatars.' }

const texts: Record<string, GuardTexts> = {
  '/dashboard': { signInText: 'Please log in to access your dashboard.', loadingText: 'Loading dashboard...' },
  '/generate-video': { signInText: 'Please log in to create a video.' },
  '/my-videos': videos,
  '/my-videos-clean': videos,
  '/manage-avatars': avatars,
  '/manage-avatars-clean': avatars,
  '/onboarding': { signInText: 'Please log in to set up your account.' },
}

/** What somebody who is not signed in is told at a guarded address, and how long before the sign-in page comes. */
export function guardTextsFor(path: string): GuardTexts {
  return texts[path] ?? { signInText: 'Please log in to continue.' }
}
