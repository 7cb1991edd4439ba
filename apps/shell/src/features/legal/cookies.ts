import { hasTwins } from '../../lib/text/twins.ts'
import type { LegalSection } from './document.ts'
import { hours, type LegalFacts, signInElsewhere } from './facts.ts'
import type { LegalTexts } from './texts.ts'

export const cookiesTexts: LegalTexts = { 1: cookies }

/** The Cookie Policy, version 1. It names what the site really sets, and nothing else. */
function cookies(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: ['A cookie is a small piece of data that a site stores in your browser and reads on your next visit.'],
    },
    { id: 'ours', title: 'Cookies we use', blocks: ours(facts) },
    { id: 'storage', title: 'Other data in your browser', blocks: storage(facts) },
    { id: 'not', title: 'What we do not do', blocks: [others(facts)] },
    {
      id: 'control',
      title: 'Your choice',
      blocks: [
        'You can delete cookies in your browser at any time. Without the session cookie you are signed out, and ' +
          'without the share cookie a video asks for its password again. Without the others, the site uses your ' +
          'browser’s language and theme.',
        `Questions: ${facts.supportEmail}.`,
      ],
    },
  ]
}

function ours(facts: LegalFacts): LegalSection['blocks'] {
  const elsewhere = signInElsewhere(facts)
  return [
    [
      'session: keeps you signed in. Expires when you sign out, ' +
        `${hours(facts.sessionHours)} after your last visit, or after 30 days.`,
      'device: remembers that you have signed in on this device, so that failed attempts elsewhere can’t lock you out. 400 days.',
      ...(elsewhere ? [`oauth: keeps track of a sign-in with ${elsewhere} in progress. 10 minutes.`] : []),
      'share: remembers that you entered the password of a shared video, for its page only. 12 hours.',
      'support: identifies a team member’s session in an account whose owner has granted access. 30 minutes.',
      'language: the language you chose. One year.',
      'theme: light or dark, if you chose one. One year.',
    ],
    'Over HTTPS, the names of some of them begin with __Host- or __Secure-. All of them are necessary for the site ' +
      'to work, so there is no cookie banner.',
  ]
}

function storage(facts: LegalFacts): LegalSection['blocks'] {
  return [
    [
      'What you write in a video draft, until it is saved in your account, so that nothing is lost when you are offline.',
      'The page you were heading to, such as a bundle you chose, until you have signed in.',
      'An invitation that you opened, and which draft you are in, until you close the tab.',
      'Whether you asked to be notified when a video is finished.',
      ...(hasTwins(facts) ? ['What you record for a digital twin, until it is sent.'] : []),
    ],
  ]
}

function others({ payments }: LegalFacts): string {
  if (payments !== 'stripe') return 'No third-party cookies, no advertising and no tracking across sites.'
  return (
    'No advertising and no tracking across sites. Where you pay by card, Stripe’s payment form is loaded. Stripe sets ' +
    'cookies of its own there to prevent fraud: __stripe_mid, one year, and __stripe_sid, 30 minutes.'
  )
}
