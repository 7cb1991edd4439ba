/** Refusals of the services that translate and rewrite scripts. */
export const textServiceProblems = {
  'translation-unavailable': {
    status: 503,
    message:
      'Translation isn’t set up. The operator of this installation can turn it on with TRANSLATOR_URL or WRITER_URL.',
  },
  'translator-unreachable': {
    status: 503,
    message: 'The translation service isn’t responding. Your script is unchanged. Try again in a minute.',
  },
  'translator-unusable': {
    status: 502,
    message: 'The translation dropped figures or came back in the wrong language, so it was discarded. Try again.',
  },
  'writer-unreachable': {
    status: 503,
    message: 'The writing service isn’t responding. Your script is unchanged. Try again in a minute.',
  },
  'writer-unusable': {
    status: 502,
    message: 'The rewrite changed figures or names, so it was discarded. Your script is unchanged. Try again.',
  },
} as const
