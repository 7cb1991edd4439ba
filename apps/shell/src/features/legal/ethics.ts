import type { LegalSection } from './document.ts'
import { companyIn, type LegalFacts } from './facts.ts'

/** Company Ethics, version 1. */
export function ethics(facts: LegalFacts): LegalSection[] {
  return [
    {
      id: 'presenters',
      title: 'Presenters',
      blocks: [
        'Our stock presenters are drawn. They are nobody’s face and nobody’s voice, and we never say otherwise.',
        'They are dressed as professionals, never as a costume, and no presenter is tied to a price.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        'A real person becomes a digital twin only after saying so themselves, in their own voice. They ' +
          'can take it back at any time.',
      ],
    },
    {
      id: 'honesty',
      title: 'Honesty',
      blocks: [
        'A price is shown before it is charged. What fails through our fault costs nothing. Figures on ' +
          'our pages come from our price list, not from a wish.',
      ],
    },
    {
      id: 'fairness',
      title: 'Fairness',
      blocks: [
        'Descriptions of places and homes must not say or hint for which kind of people they are. We ' +
          'take down videos that shut people out or insult them.',
      ],
    },
    {
      id: 'data',
      title: 'Data',
      blocks: [
        'We keep what the service needs and nothing more. Your scripts train no model of ours or of anybody else.',
      ],
    },
    {
      id: 'speak-up',
      title: 'Speak up',
      blocks: [
        `If ${companyIn(facts)} or somebody who uses this site falls short of this, tell us: ` +
          `${facts.supportEmail}. We answer, and nobody is worse off for having asked.`,
      ],
    },
  ]
}
