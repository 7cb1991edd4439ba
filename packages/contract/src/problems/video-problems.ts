/** Problems of actions on videos. */
export const videoProblems = {
  'taken-down': { status: 409, message: 'This site has removed the video. The reason is shown next to it.' },
  'not-ready': { status: 409, message: 'This video isn’t ready yet. Wait until it’s finished.' },
  'not-failed': { status: 409, message: 'Only failed videos can be retried.' },
  'not-running': { status: 409, message: 'This video is already finished.' },
  'language-taken': {
    status: 409,
    message: 'This video already exists in this language. Open it, or delete it first.',
  },
  'brand-current': { status: 409, message: 'This video already has your current brand.' },
  'speech-not-kept': {
    status: 409,
    message:
      'This video’s speech wasn’t saved. Rebrand this video individually to create the speech again at no charge.',
  },
  'videos-brand-current': { status: 409, message: 'All videos already have the current look.' },
  'no-bulk-rebrand': { status: 409, message: 'No update is in progress.' },
} as const
