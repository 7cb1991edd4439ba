import { t } from '@lingui/core/macro'

/** Returns the message for a code in the page's address. An unknown code gets a general one, since anyone can write an address. */
export function ssoProblem(code: string): string {
  const texts: Record<string, string> = {
    'sso-cancelled': t`Single sign-on was canceled. Nothing changed.`,
    'sso-expired': t`This sign-in request has expired or was already used. Start again.`,
    'sso-other-browser': t`You started signing in with another browser. Start again in this one.`,
    'sso-email-refused': t`Your identity provider didn’t send a verified email address for your domain. Contact your administrator.`,
    'sso-owner': t`Owners sign in with their username and password.`,
    'sso-off': t`Single sign-on isn’t set up for this email address. Use your password.`,
    'sso-required': t`Your company requires single sign-on. Enter your email address below.`,
    'sso-unreachable': t`Your company’s identity provider isn’t responding. Try again later.`,
  }
  const refused = t`Your company’s identity provider couldn’t confirm your identity. Try again, or contact your administrator.`
  return (Object.hasOwn(texts, code) && texts[code]) || refused
}
