import { t } from '@lingui/core/macro'

/** Returns the message for a code in the page's address. An unknown code gets a general one, since anyone can write an address. */
export function googleProblem(code: string): string {
  const texts: Record<string, string> = {
    'google-cancelled': t`Google sign-in was canceled. Nothing changed.`,
    'google-expired': t`This sign-in request has expired or was already used. Start again.`,
    'google-other-browser': t`You started signing in with another browser. Start again in this one.`,
    'google-refused': t`Google couldn’t confirm your identity. Try again, or use your password.`,
    'google-email-unverified': t`Google hasn’t verified your email address. Verify it with Google, or sign up with a password.`,
    'google-off': t`Google sign-in isn’t available here. Use your password.`,
    'google-email-taken': t`An account with this email exists. Sign in with your password, then connect Google in your settings.`,
    'google-taken': t`This Google account is connected to a different account here.`,
    'google-connected': t`Another Google account is already connected. Disconnect it first.`,
    'google-unreachable': t`Google isn’t responding. Try again later, or use your password.`,
  }
  return (Object.hasOwn(texts, code) && texts[code]) || t`Something went wrong with Google sign-in. Start again.`
}
