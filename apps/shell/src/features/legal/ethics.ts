import type { LegalSection } from './document.ts'
import { companyIn, type LegalFacts } from './facts.ts'

/** Company Ethics, version 1. */
export function ethics(facts: LegalFacts): LegalSection[] {
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
        'Descriptions of places and homes must not state or imply what kind of people they are for. We take ' +
          'down videos that exclude or insult people.',
      ],
    },
    {
      id: 'data',
      title: 'Data',
      blocks: [
        'We store what the service needs and nothing more. Your scripts are not used to train AI models, ours or anyone else’s.',
      ],
    },
    {
      id: 'speak-up',
      title: 'Speak up',
      blocks: [
        `If ${companyIn(facts)} or anyone using this site falls short of these principles, tell us: ` +
          `${facts.supportEmail}. We reply to every report, and nobody is disadvantaged for speaking up.`,
      ],
    },
  ]
}
