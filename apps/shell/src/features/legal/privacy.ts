import type { LegalSection } from './document.ts'
import { companyIn, type LegalFacts } from './facts.ts'

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
        `${companyIn(facts)} decides what happens to the data on this site. Write to ${supportEmail} ` +
          'about anything here.',
      ],
    },
    { id: 'what', title: 'What we keep', blocks: kept(hasGoogle) },
    {
      id: 'why',
      title: 'Why we keep it',
      blocks: [
        'To do what you ask for: to sign you in, make your videos, and count your credits. To keep ' +
          'accounts safe, which is why the security log exists. To keep our books, because the law asks ' +
          'for it.',
        'We do not sell data, show advertising, or follow you to other sites. No script of another ' +
          'company runs on these pages.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who else sees it',
      blocks: [
        'People who run this site for us, as far as their work needs it. The companies that deliver our ' +
          'mail and run our servers, under contract. Nobody else, unless the law forces us.',
        'Presenters and voices are made on our own servers: no script of yours is sent to another ' +
          'company to make a video.',
        ...(hasGoogle
          ? ['If you choose to sign in with Google, Google learns that you did, and tells us your name and address.']
          : []),
      ],
    },
  ]
}

function limits({ supportEmail }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        [
          'Your account, videos and scripts: until you delete them.',
          'Sessions: 24 hours after you were last here, and no longer than 30 days.',
          'Copies of mails to you: 30 days.',
          'Credit entries and the security log: after a deletion without your name, under a number.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'In your settings you can see and change your data, download all of it as one file, and delete ' +
          'your account for good. The deletion comes with a receipt that says what was erased.',
        `You can also ask us to correct, limit or stop what we do with your data: ${supportEmail}. You ` +
          'may complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is for people of 18 years and older. We delete accounts of children when we learn of them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We give 30 days’ notice of material changes, by mail to the address in your account, and ask ' +
          'you to accept them on the site.',
      ],
    },
  ]
}

function kept(hasGoogle: boolean): LegalSection['blocks'] {
  return [
    [
      'Your account: username, and if you give them, e-mail address, name, picture, language, time ' +
        'zone and colours.',
      'Your password as a fingerprint only, from which it cannot be read back.',
      ...(hasGoogle ? ['If you sign in with Google: the number by which Google knows you here.'] : []),
      'What you make: scripts, facts about places, videos and their files, your own presenters.',
      'Your credits: every entry, and which payment it came from. Card numbers never reach us.',
      'Which version of the Terms of Service and of this policy you accepted, and when.',
      'A security log: sign-ins and other acts that touch security, with time and network address; and ' +
        'the browsers in which you are signed in.',
    ],
  ]
}
