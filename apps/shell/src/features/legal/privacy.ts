import type { LegalSection } from './document.ts'
import { companyIn, hours, type LegalFacts } from './facts.ts'

/** The Privacy Policy, version 1. */
export function privacy(facts: LegalFacts): LegalSection[] {
  return [...handling(facts), ...limits(facts)]
}

function handling(facts: LegalFacts): LegalSection[] {
  const { supportEmail, hasGoogle } = facts
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${companyIn(facts)} is responsible for the data on this site. Contact ${supportEmail} with any questions.`,
      ],
    },
    { id: 'what', title: 'What we store', blocks: kept(hasGoogle) },
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
          'email and host our servers, under contract. No one else, unless the law requires it.',
        'Presenters and voices are generated on our own servers. Your scripts are not sent to another company to create a video.',
        ...(hasGoogle
          ? ['If you sign in with Google, Google knows that you did and shares your name and email address with us.']
          : []),
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
          'Credit entries and the security log: kept after deletion, with a number in place of your name.',
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

function kept(hasGoogle: boolean): LegalSection['blocks'] {
  return [
    [
      'Your account: username and, if you provide them, email address, name, picture, language, time zone and theme.',
      'Your password, only as a hash from which it cannot be recovered.',
      ...(hasGoogle ? ['If you sign in with Google: the ID Google uses for you on this site.'] : []),
      'Your content: scripts, details about places, videos and their files, and your own presenters.',
      'Your credits: every entry and the payment it came from. We never receive card numbers.',
      'Which version of the Terms of Service and this policy you accepted, and when.',
      'A security log: sign-ins and other security events with time and IP address, and the browsers you are signed in with.',
    ],
  ]
}
