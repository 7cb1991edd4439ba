/**
 * Every way in which a call can be refused: the code a program reads, its HTTP status, and the sentence a person reads.
 * Status and sentence stand beside the code, so that neither can be forgotten.
 */
export const problems = {
  'bad-request': { status: 400, message: 'The request could not be read. Send a JSON body with its content type.' },
  'username-taken': { status: 400, message: 'Username already exists' },
  'email-taken': { status: 400, message: 'This email address already has an account here.' },
  'wrong-password': { status: 400, message: 'This is not your current password.' },
  'reset-link-invalid': { status: 400, message: 'This link has expired or was used already. Ask for a new one.' },
  'not-signed-in': { status: 401, message: 'Please log in to continue.' },
  'wrong-credentials': { status: 401, message: 'Invalid username or password' },
  'wrong-staff-credentials': { status: 401, message: 'Invalid credentials' },
  'credits-short': { status: 402, message: 'Insufficient credits' },
  'staff-only': { status: 403, message: 'Admin access restricted to the staff domain' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  'cross-site': { status: 403, message: 'This request came from another site and was refused.' },
  'link-expired': { status: 403, message: 'This link has expired. Open the page again to get a new one.' },
  'not-found': { status: 404, message: 'There is nothing here under this address.' },
  'avatar-unknown': { status: 404, message: 'This presenter does not exist. Choose another one.' },
  'not-ready': { status: 409, message: 'This video is still being made. Wait until it is ready or has failed.' },
  'not-failed': { status: 409, message: 'Only a failed video can be tried again.' },
  'too-large': { status: 413, message: 'The request is larger than this call accepts.' },
  'wrong-media-type': { status: 415, message: 'This call reads application/json only.' },
  'picture-too-large': { status: 413, message: 'Please upload an image smaller than 5MB.' },
  'picture-type': { status: 415, message: 'Please upload a JPEG, PNG, GIF, or WebP image.' },
  'unknown-host': { status: 421, message: 'No site lives under this name.' },
  invalid: { status: 422, message: 'Some fields need a change.' },
  'picture-unreadable': {
    status: 422,
    message: 'The picture could not be read. Save it again as JPEG or PNG and try once more.',
  },
  'script-silent': { status: 422, message: 'The script has no words to speak. Write at least one word.' },
  'script-too-long': {
    status: 422,
    message: 'The script is longer than 30 minutes of speech. Shorten it or split it in two.',
  },
  'too-many': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again, and tell us the request id if it stays.',
  },
  'not-serving': { status: 503, message: 'The service is starting or stopping. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** One field of a refused body, with what to change. `field` is its path, e.g. `videoIds.0`. */
export interface FieldFault {
  field: string
  message: string
}

/** The body of every refusal (`application/problem+json`). Further members depend on the code, e.g. `shortfall` in credits. */
export interface ProblemBody {
  type: string
  title: string
  status: number
  code: ProblemCode
  message: string
  requestId: string
  fields?: FieldFault[]
  [detail: string]: unknown
}
