/** Refusals of requests as such, whatever they ask for, and of sites and servers that are not there. */
export const requestProblems = {
  'bad-request': { status: 400, message: 'The request could not be read. Send a JSON body with its content type.' },
  'cross-site': { status: 403, message: 'This request came from another site and was refused.' },
  'not-found': { status: 404, message: 'There is nothing here under this address.' },
  'wrong-method': {
    status: 405,
    message: 'This address does not know this method. The header Allow names those it knows.',
  },
  'too-slow': { status: 408, message: 'The request took too long to arrive. Send it again.' },
  'too-large': { status: 413, message: 'The request is larger than this call accepts.' },
  'wrong-media-type': { status: 415, message: 'This call reads application/json only.' },
  'unknown-host': { status: 421, message: 'No site lives under this name.' },
  invalid: { status: 422, message: 'Some fields need a change.' },
  'too-many': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'headers-too-large': {
    status: 431,
    message: 'The headers of this request are too long. Clear the cookies of this site and try again.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again, and tell us the request id if it stays.',
  },
  'too-heavy': {
    status: 422,
    message: 'Processing took too long and was stopped. Shorten the text or split the file, then try again.',
  },
  busy: {
    status: 503,
    message: 'Too many long texts and files are being processed at the moment. Try again in a few seconds.',
  },
  'tenant-suspended': { status: 503, message: 'This site is paused for now. Everything of yours is kept.' },
  'not-serving': {
    status: 503,
    message: 'The service is starting, stopping or cannot reach its records. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>
