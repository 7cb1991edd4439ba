import type { LegalSection } from './document.ts'
import { bundleValidity, companyIn, credits, freeCreditsIn, type LegalFacts, money } from './facts.ts'

/** The Terms of Service, version 1. Another wording is another function: what people accepted is never rewritten. */
export function terms(facts: LegalFacts): LegalSection[] {
  return [...people(facts), ...payment(facts), ...videos(), ...frame(facts)]
}

function people(facts: LegalFacts): LegalSection[] {
  const company = companyIn(facts)
  return [
    {
      id: 'agreement',
      title: 'What this is',
      blocks: [
        `These terms are the agreement between you and ${company} about the use of this site and of the ` +
          'videos made with it. By creating an account you agree to them.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use the service',
      blocks: [
        'You must be at least 18 years old. If you use the service for a business, you must be allowed ' +
          'to agree for it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Keep your password to yourself, and tell us when somebody else may know it. A session ends ' +
          'after 24 hours without use.',
        'Access to the administrative dashboard is restricted to authorised personnel by e-mail domain ' +
          'authentication.',
        'You can take your data along and delete your account at any time in your settings.',
      ],
    },
  ]
}

function payment(facts: LegalFacts): LegalSection[] {
  const { subscription, digitalTwinPriceCents } = facts.prices
  const { priceCents, creditsPerPeriod, periodDays } = subscription
  return [
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        'One credit is one minute of video. We charge in steps of half a credit, and never more than was ' +
          'shown before you started the video.',
        ...[freeCreditsIn(facts)].filter(Boolean),
        `Monthly credits start afresh with every renewal and do not roll over. ${bundleValidity(facts)}`,
        'Credits have no cash value and cannot be passed on to somebody else.',
      ],
    },
    {
      id: 'payments',
      title: 'Subscription and payments',
      blocks: [
        `The monthly subscription costs ${money(priceCents)} and includes ${credits(creditsPerPeriod)} ` +
          `every ${periodDays} days. It renews by itself until you cancel; what was paid for stays usable ` +
          'until the end of its period.',
        `A digital twin costs ${money(digitalTwinPriceCents)} once. Prices are in US dollars; taxes may ` +
          'come on top.',
        'Payments are generally non-refundable. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      id: 'failures',
      title: 'Failed videos',
      blocks: [
        'When a generation fails because of a service error, its credits return to your account ' +
          'automatically. You need not ask.',
      ],
    },
  ]
}

function videos(): LegalSection[] {
  return [
    {
      id: 'content',
      title: 'Your scripts and videos',
      blocks: [
        'What you write and what you make from it is yours. We use it only to run the service for you.',
        'You are responsible for what is said in your videos and for the rights in anything you upload. ' +
          'You may not use the service to:',
        [
          'deceive people about who speaks, or pass an AI presenter off as a real person;',
          'show a person, or speak with a person’s face, without their consent;',
          'break the law, insult, threaten, or harm children;',
          'attack the service, or go around its limits.',
        ],
      ],
    },
    {
      id: 'twins',
      title: 'Digital twins',
      blocks: [
        'A digital twin is made only with the spoken consent of the person shown. They can withdraw it ' +
          'at any time; the twin is then deleted.',
      ],
    },
    {
      id: 'disclosure',
      title: 'Made with AI',
      blocks: [
        'Presenters and their voices are made by software. Where a law asks you to tell viewers so, that is up to you.',
      ],
    },
  ]
}

function frame(facts: LegalFacts): LegalSection[] {
  const { governingLaw } = facts.legal
  return [
    {
      id: 'availability',
      title: 'Availability and liability',
      blocks: [
        'We work to keep the service running and your work safe, but we cannot promise that it is never ' +
          'interrupted. Keep a copy of videos that matter to you.',
        'As far as the law allows, we are liable only up to what you paid us in the twelve months before ' +
          'the damage. This does not limit liability that the law does not let us limit.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      blocks: [
        'You can stop at any time by deleting your account. We may close accounts that break these ' +
          'terms, after a warning where that is possible.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We give 30 days’ notice of material changes, by mail to the address in your account, and ask ' +
          'you to accept them on the site. Until the day of the change the version that you accepted ' +
          'counts.',
        ...(governingLaw ? [`These terms are under the law of ${governingLaw}.`] : []),
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`Questions about these terms: ${facts.supportEmail}. Sales: ${facts.salesEmail}.`],
    },
  ]
}
