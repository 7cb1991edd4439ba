import { type Message, msg } from '@vitrine/messages'

interface NoticeMessages {
  title: Message
  text: Message
  /** Precedes the support address. */
  help: Message
}

export type Notice = 'paused' | 'failed' | 'blocked'

/** The link of a paused site to its dashboard, for its team. It leads to sign-in where nobody is signed in. */
export const teamSignIn = msg({ message: 'Team sign-in' })

/** The pages that the core renders itself, where the app is missing or could not be sent. */
export const noticeMessages: Record<Notice, NoticeMessages> = {
  paused: {
    title: msg({ message: 'This site is paused' }),
    text: msg({
      message: 'Sign-in and video creation are paused. Your accounts, videos, scripts and credits are safe.',
    }),
    help: msg({ message: 'Questions:' }),
  },
  failed: {
    title: msg({ message: 'This page couldn’t be loaded' }),
    text: msg({
      message: 'Something went wrong on our side. Your saved work is safe. Reload the page in a moment.',
    }),
    help: msg({ message: 'If the problem persists, contact' }),
  },
  blocked: {
    title: msg({ message: 'Access from your network is blocked' }),
    text: msg({ message: 'This site doesn’t accept requests from your network.' }),
    help: msg({ message: 'If you think this is a mistake, contact' }),
  },
}
