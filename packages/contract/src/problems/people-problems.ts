/** Problems of what the people of a site do for its other people, and of programs that work for them. */
export const peopleProblems = {
  'grant-beyond-plan': { status: 409, message: 'This exceeds the credits your plan lets you grant this month.' },
  'key-reused': { status: 409, message: 'This key was already used for a different request. Use a new key.' },
  'support-open': {
    status: 409,
    message: 'A support session is already open for this account. End it, or wait until it expires.',
  },
  'support-refused': {
    status: 403,
    message: 'Not available during a support session. The customer has to do this.',
  },
  'support-customers-only': {
    status: 403,
    message: 'You can only manage accounts with a role below your own.',
  },
  'operator-password': {
    status: 403,
    message:
      'An operator’s password can’t be reset by someone else. Operators sign in with one of their recovery codes.',
  },
  'support-pass-invalid': {
    status: 400,
    message: 'This support session has expired, ended or was already used. Request access again from the user list.',
  },
  'key-invalid': {
    status: 401,
    message: 'This API key is wrong, expired, revoked or for another site.',
  },
  'key-refused': { status: 403, message: 'This key can’t make this call. Create one with the right scope.' },
  'own-address': {
    status: 409,
    message: 'Your own IP address is in this network. Blocking it would lock you out.',
  },
  'too-many-blocks': { status: 409, message: 'This site already blocks 10,000 networks. Remove some first.' },
  'keys-full': { status: 409, message: 'You have 50 keys. Revoke one to add another.' },
  'scim-tokens-full': { status: 409, message: 'This site has 5 SCIM tokens. Revoke one to add another.' },
  'webhooks-full': { status: 409, message: 'You have 20 webhooks. Delete one to add another.' },
  'email-unverified': {
    status: 409,
    message: 'Confirm your email address first. Your profile can send you a new link.',
  },
  'email-off': { status: 503, message: 'Email isn’t set up here yet.' },
  'webhook-off': { status: 409, message: 'This webhook is off. Turn it on first.' },
  'import-begun': {
    status: 409,
    message: 'This import has already started. Upload the file again to add more people from it.',
  },
  'import-columns': { status: 422, message: 'Choose the email address column.' },
  'import-running': { status: 409, message: 'Another import is running. Wait until it finishes, or cancel it.' },
  'newsletter-sent': { status: 409, message: 'This newsletter has already been sent. Write a new one.' },
  'newsletter-empty': { status: 422, message: 'Enter a subject and text first.' },
  'newsletter-nobody': {
    status: 409,
    message: 'No customers have subscribed to newsletters yet.',
  },
  'newsletter-beyond-plan': {
    status: 409,
    message: 'You’ve reached your plan’s newsletter limit for 24 hours. Send it tomorrow.',
  },
  'newsletter-no-address': {
    status: 409,
    message: 'Your account has no email address. Add one to your profile first.',
  },
  'email-blast-not-sold': { status: 409, message: 'The email blast is no longer sold here. Reload the page.' },
  'email-blast-ordered': {
    status: 409,
    message: 'You already ordered an email blast, and the team will contact you. Contact them to change it.',
  },
  'newsletters-full': { status: 409, message: 'You have 50 drafts. Delete one to add another.' },
  'still-unknown': {
    status: 409,
    message: 'The first request with this key hasn’t finished or was interrupted. Check whether it went through.',
  },
} as const
