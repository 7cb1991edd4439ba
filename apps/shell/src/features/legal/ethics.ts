import type { LegalSection } from './document.ts'
import { companyIn, type LegalFacts } from './facts.ts'
import type { LegalTexts } from './texts.ts'

export const ethicsTexts: LegalTexts = { 1: ethics }

/** Company Ethics, version 1. */
function ethics(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'presenters',
      title: 'Presenters',
      blocks: [
        'Our stock presenters are illustrated. They are not based on any real person’s face or voice, and we never claim otherwise.',
        'They wear professional clothes, never costumes, and all of them cost the same.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        'A real person becomes a digital twin only with their own consent, which they can withdraw at any time.',
      ],
    },
    {
      id: 'honesty',
      title: 'Honesty',
      blocks: [
        'We show every price before charging it. If something fails because of us, it’s free. The prices on ' +
          'our pages come from our price list.',
      ],
    },
    {
      id: 'fairness',
      title: 'Fairness',
      blocks: [
        'Descriptions of places and homes must not state or imply what kind of people they are for. The team of ' +
          'this site can close a video for everyone. Its owner is told the reason.',
      ],
    },
    {
      id: 'data',
      title: 'Data',
      blocks: [`We store what the service needs and nothing more. ${training(facts)}`],
    },
    {
      id: 'speak-up',
      title: 'Speak up',
      blocks: [
        `If ${companyIn(facts)} or anyone using this site falls short of these principles, contact ` +
          `${facts.supportEmail}. If it is about a video, send the address of its page, so that the team can look at it.`,
      ],
    },
  ]
}

/** Makes no promise for services of other companies, which have terms of their own. */
function training({ connectedServices }: LegalFacts): string {
  if (connectedServices.length === 0) return 'Your scripts are not used to train AI models.'
  return (
    'We do not train AI models with your scripts. The services that process them for us are named in the Privacy ' +
    'Policy, and their terms say what they do.'
  )
}
