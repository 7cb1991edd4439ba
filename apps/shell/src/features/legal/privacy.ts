import { hasTwins } from '../../lib/text/twins.ts'
import type { LegalSection } from './document.ts'
import { companyIn, hours, type LegalFacts } from './facts.ts'
import { otherCompanies, processing } from './services.ts'
import type { LegalTexts } from './texts.ts'

export const privacyTexts: LegalTexts = { 1: privacy }

/** The Privacy Policy, version 1. */
function privacy(facts: LegalFacts): LegalSection[] {
  return [...handling(facts), ...limits(facts)]
}

function handling(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${companyIn(facts)} is responsible for the data on this site. Contact ${facts.supportEmail} with any questions.`,
      ],
    },
    { id: 'what', title: 'What we store', blocks: kept(facts) },
    { id: 'viewers', title: 'If you watch a shared video', blocks: viewers() },
    {
      id: 'why',
      title: 'Why we store it',
      blocks: [
        'To provide the service: to sign you in, create your videos and track your credits. To keep accounts ' +
          'safe, with a security log. To keep accounting records, as the law requires.',
        'We do not sell data, show advertising or track you on other sites. Our pages load no third-party tracking scripts.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who else sees it',
      blocks: [
        'The people who run this site for us, as far as their work requires. The companies that deliver our ' +
          'email and host our servers, under contract.',
        ...processing(facts),
        ...otherCompanies(facts),
        'No one else, unless the law requires it or you send it yourself: with a share link, an export or a webhook.',
      ],
    },
  ]
}

function limits({ supportEmail, sessionHours }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'how-long',
      title: 'How long we store it',
      blocks: [
        [
          'Your account, videos and scripts: until you delete them.',
          `Sessions: ${hours(sessionHours)} after your last visit, and no longer than 30 days.`,
          'Copies of emails to you: 30 days.',
          'Questions of viewers: until the person who shared the video deletes them or their account.',
          'Credit entries and the security log: kept after deletion, with a number in place of your name.',
          'Fingerprints (hashes) of finished video files, which say that a file is from this site: kept after deletion. ' +
            'They name neither you nor the video.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'In your settings you can view and change your data, download all of it as one file and permanently ' +
          'delete your account. You get a receipt that lists what was deleted.',
        `You can also ask us to correct your data or to limit or stop its processing: ${supportEmail}. You ` +
          'may file a complaint with your local data protection authority.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: ['The service is for people aged 18 and over. We delete children’s accounts when we learn of them.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We give 30 days’ notice of material changes, by email to the address in your account, and ask ' +
          'you to accept them on the site.',
      ],
    },
  ]
}

function kept(facts: LegalFacts): LegalSection['blocks'] {
  const { hasGoogle, hasSso } = facts
  return [
    [
      'Your account: username and, if you provide them, email address, name, picture, language, time zone and theme.',
      'Your password, only as a hash from which it cannot be recovered.',
      ...(hasGoogle ? ['If you sign in with Google: the ID Google uses for you on this site.'] : []),
      ...(hasSso
        ? ['If you sign in with your company’s single sign-on: the ID that its identity provider uses for you.']
        : []),
      'Your content: scripts, details about places, videos and their files, and your own presenters.',
      ...(hasTwins(facts)
        ? [
            'For a digital twin: its recordings, and the record of consent with name, text, time and network address. ' +
              'We check that the words were read and that the faces in the recordings match, and keep only how much they differ. ' +
              'The record stays when the twin is deleted.',
          ]
        : []),
      'Questions that viewers left below your videos, and how often each video was watched on each day.',
      'Your credits and orders: every entry and the payment it came from. We never receive card numbers.',
      'Which version of the Terms of Service and this policy you accepted, and when.',
      'A security log: sign-ins and other security events with time and IP address, and the browsers you are signed in with.',
      'Server logs: time, page and IP address of each request.',
    ],
  ]
}

/** Returns the paragraphs about people without an account. */
function viewers(): LegalSection['blocks'] {
  return [
    'Views are counted without cookies. For a day we store a hash of your network, your browser and a random value, ' +
      'so that nobody is counted twice. The random value is a new one each day (UTC) and is deleted after it, so ' +
      'you cannot be recognized later. What stays is how often a video was watched on a day.',
    'If you leave a question below a video, we store your name, message and email address or phone number, with the ' +
      'video, your language and the time. The person who shared the video receives them by email and on this site, to ' +
      'reply to you. They can download them or have them sent to a program of theirs.',
  ]
}
