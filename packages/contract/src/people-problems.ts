/** Refusals of what the people of a site do for its other people, and of programs that work for them. */
export const peopleProblems = {
  'gift-beyond-plan': { status: 409, message: 'Your plan does not let you give so many credits this month.' },
  'key-reused': { status: 409, message: 'This key came with another request before. Send this one with a new key.' },
  'support-open': {
    status: 409,
    message: 'A support login is open for this account already. End it, or wait until it is over.',
  },
  'support-refused': {
    status: 403,
    message: 'A support login may not do this: the person does it themselves.',
  },
  'support-customers-only': {
    status: 403,
    message: 'You can look after accounts below your own role only: a team after customers, operators after teams.',
  },
  'operator-password': {
    status: 403,
    message: 'Nobody is handed a way into the account of an operator. Operators use one of their recovery codes.',
  },
  'support-pass-invalid': {
    status: 400,
    message: 'This support login has expired, was ended or was used already. Ask again in the list of people.',
  },
  'key-invalid': {
    status: 401,
    message: 'This key opens nothing here: it is wrong, has expired, was taken back, or belongs to another site.',
  },
  'key-refused': { status: 403, message: 'This key may not make this call. Make one with the scope that it needs.' },
  'keys-full': { status: 409, message: 'There are 50 keys already. Take one back that you do not need.' },
  'import-begun': { status: 409, message: 'This import was begun already. Upload the file again to bring more of it.' },
  'import-columns': { status: 422, message: 'Choose the column of the e-mail addresses.' },
  'import-running': { status: 409, message: 'Another import is running. Wait until it is done, or cancel it.' },
  'newsletter-sent': { status: 409, message: 'This newsletter was sent already. Write a new one.' },
  'newsletter-empty': { status: 422, message: 'Write a subject and a text first.' },
  'newsletter-nobody': {
    status: 409,
    message: 'No customer has agreed to newsletters yet, so there is nobody to write to.',
  },
  'newsletter-beyond-plan': {
    status: 409,
    message: 'Your plan lets no more newsletters leave within 24 hours. Send it tomorrow.',
  },
  'newsletter-no-address': {
    status: 409,
    message: 'Your account has no e-mail address. Add one to your profile first.',
  },
  'newsletters-full': { status: 409, message: 'There are 50 drafts already. Throw one away that you do not need.' },
  'still-unknown': {
    status: 409,
    message: 'The first request with this key has not ended, or was cut off. Look whether it came through.',
  },
} as const
