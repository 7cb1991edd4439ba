/** Problems of voices and speech models. */
export const voiceProblems = {
  'voice-unverified': {
    status: 409,
    message: 'The files of this voice can’t be verified. Confirm that you trust its publisher.',
  },
  'voice-installing': {
    status: 409,
    message: 'This voice is being installed. Wait until it’s done.',
  },
  'voice-unknown': { status: 404, message: 'This voice doesn’t exist. Choose another one.' },
  'voice-unavailable': { status: 409, message: 'This voice isn’t available right now. Choose another one.' },
  'voice-other-language': {
    status: 422,
    message: 'This voice doesn’t speak the language of your script. Choose another one.',
  },
} as const
