/** Problems of opening an account, signing in, and the links that emails bring. */
export const signInProblems = {
  'username-taken': { status: 400, message: 'Username already exists' },
  'email-taken': { status: 400, message: 'This email address already has an account here.' },
  'wrong-password': { status: 400, message: 'Current password is incorrect.' },
  'reset-link-invalid': { status: 400, message: 'This link has expired or has already been used. Request a new one.' },
  'verify-link-invalid': {
    status: 400,
    message: 'This link has expired or has already been used. Request a new one in your account settings.',
  },
  'verify-link-of-another-account': {
    status: 403,
    message: 'This link belongs to another account. Sign in with that account to confirm the address.',
  },
  'undo-link-invalid': {
    status: 400,
    message: 'This link has expired, has already been used or belongs to another site. Nothing changed.',
  },
  'unsubscribe-link-invalid': { status: 400, message: 'This link is incomplete. Open it again from the email.' },
  'invitation-invalid': {
    status: 400,
    message: 'This invitation has expired, was canceled or has already been used. Ask for a new one.',
  },
  'google-cancelled': { status: 400, message: 'Google sign-in was canceled. Nothing changed.' },
  'google-expired': { status: 400, message: 'This sign-in request has expired or was already used. Start again.' },
  'google-other-browser': {
    status: 400,
    message: 'You started signing in with another browser. Start again in this one.',
  },
  'google-refused': { status: 400, message: 'Google couldn’t confirm your identity. Try again, or use your password.' },
  'google-email-unverified': {
    status: 400,
    message: 'Google hasn’t verified your email address. Verify it with Google, or sign up with a password.',
  },
  'sso-cancelled': { status: 400, message: 'Single sign-on was canceled. Nothing changed.' },
  'sso-expired': { status: 400, message: 'This sign-in request has expired or was already used. Start again.' },
  'sso-other-browser': {
    status: 400,
    message: 'You started signing in with another browser. Start again in this one.',
  },
  'sso-refused': {
    status: 400,
    message:
      'Your company’s identity provider couldn’t confirm your identity. Try again, or contact your administrator.',
  },
  'sso-email-refused': {
    status: 400,
    message: 'Your identity provider didn’t send a verified email address for your domain. Contact your administrator.',
  },
  'sso-owner': { status: 403, message: 'Owners sign in with their username and password.' },
  'sso-required': {
    status: 403,
    message:
      'Your company requires single sign-on. Enter your email address and choose “Continue with single sign-on”.',
  },
  'sso-off': { status: 404, message: 'Single sign-on isn’t set up for this email address. Use your password.' },
  'sso-domain-invalid': {
    status: 422,
    message: 'Enter a domain your company owns, such as example.com. Public email domains can’t be used.',
  },
  'sso-domain-unproven': { status: 409, message: 'Add the TXT record and check the domain first.' },
  'sso-unreachable': {
    status: 503,
    message: 'Your company’s identity provider isn’t responding. Try again later.',
  },
  'not-signed-in': { status: 401, message: 'Please log in to continue.' },
  'wrong-credentials': { status: 401, message: 'Invalid username or password' },
  'wrong-staff-credentials': { status: 401, message: 'Invalid credentials' },
  'second-factor-needed': { status: 401, message: 'Enter the code from your authenticator app, or a recovery code.' },
  'wrong-code': { status: 401, message: 'This code is wrong, expired or already used. Enter the latest one.' },
  'wrong-recovery-code': { status: 401, message: 'The username and recovery code don’t match.' },
} as const satisfies Record<string, { status: number; message: string }>
