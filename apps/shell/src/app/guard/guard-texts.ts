import { t } from '@lingui/core/macro'

interface GuardTexts {
  signInText: string
  delayMs?: number
  loadingText?: string
}

const videos = () => ({ signInText: t`Please log in to view your videos.`, delayMs: 1000 })
const avatars = () => ({ signInText: t`Please log in to manage your avatars.` })

const texts: Record<string, () => GuardTexts> = {
  '/dashboard': () => ({
    signInText: t`Please log in to access your dashboard.`,
    loadingText: t`Loading dashboard...`,
  }),
  '/generate-video': () => ({ signInText: t`Please log in to create a video.` }),
  '/my-videos': videos,
  '/my-videos-clean': videos,
  '/videos/batch': videos,
  '/manage-avatars': avatars,
  '/manage-avatars-clean': avatars,
  '/onboarding': () => ({ signInText: t`Please log in to set up your account.` }),
}

/** The text for a visitor without a session at a guarded address, and how long it stays before the sign-in page. */
export function guardTextsFor(path: string): GuardTexts {
  return texts[path]?.() ?? { signInText: t`Please log in to continue.` }
}
