/** Problems of requests in general, and of missing sites and servers. */
export const requestProblems = {
  'bad-request': { status: 400, message: 'The request couldn’t be read. Send JSON with a matching content type.' },
  'cross-site': { status: 403, message: 'This request came from another site and was blocked.' },
  'address-blocked': {
    status: 403,
    message: 'This site doesn’t accept requests from your network. If you think this is a mistake, contact support.',
  },
  'not-found': { status: 404, message: 'Nothing found at this address.' },
  'wrong-method': {
    status: 405,
    message: 'Method not allowed. The Allow header lists the supported methods.',
  },
  'too-slow': { status: 408, message: 'The request timed out. Send it again.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'wrong-media-type': { status: 415, message: 'This call accepts only application/json.' },
  'unknown-host': { status: 421, message: 'Site not found.' },
  invalid: { status: 422, message: 'Check the highlighted fields.' },
  'too-many': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'headers-too-large': {
    status: 431,
    message: 'The request headers are too long. Clear this site’s cookies and try again.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again. If it keeps happening, contact us with the request ID.',
  },
  'too-heavy': {
    status: 422,
    message: 'Processing took too long and was stopped. Shorten the text or split the file, then try again.',
  },
  busy: {
    status: 503,
    message: 'The service is busy with long texts and files. Try again in a few seconds.',
  },
  'tenant-suspended': { status: 503, message: 'This site is paused. Your data is safe.' },
  'not-serving': {
    status: 503,
    message: 'The service is temporarily unavailable. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>
