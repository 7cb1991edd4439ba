import type { LegalSection } from './document.ts'
import { hours, type LegalFacts } from './facts.ts'

/** The Cookie Policy, version 1. It names what the site really sets, and nothing else. */
export function cookies({ supportEmail, hasGoogle, sessionHours }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: ['A cookie is a small piece of data that a site stores in your browser and reads on your next visit.'],
    },
    {
      id: 'ours',
      title: 'Cookies we use',
      blocks: [
        [
          'session: keeps you signed in. Expires when you sign out, ' +
            `${hours(sessionHours)} after your last visit, or after 30 days.`,
          'device: remembers that you have signed in on this device, so that failed attempts elsewhere can’t lock you out. 400 days.',
          ...(hasGoogle ? ['oauth: keeps track of a Google sign-in in progress. A few minutes.'] : []),
          'language: the language you chose. One year.',
          'theme: light or dark, if you chose one. One year.',
        ],
        'All of them are necessary for the site to work, so there is no cookie banner.',
      ],
    },
    {
      id: 'storage',
      title: 'Other data in your browser',
      blocks: [
        'Unsaved video drafts, so that you don’t lose them when you close the window. Until you close the ' +
          'tab, also the page you were heading to, such as a bundle you chose or an invitation you opened. ' +
          'None of it is sent to us until you submit it.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      blocks: ['No third-party cookies, no advertising and no tracking across sites.'],
    },
    {
      id: 'control',
      title: 'Your choice',
      blocks: [
        'You can delete cookies in your browser at any time. Without the session cookie you are signed out. ' +
          'Without the others, the site uses your browser’s language and theme.',
        `Questions: ${supportEmail}.`,
      ],
    },
  ]
}
