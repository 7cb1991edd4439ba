import type { LegalSection } from './document.ts'
import type { LegalFacts } from './facts.ts'

/** The Cookie Policy, version 1. It names what the site really sets, and nothing else. */
export function cookies({ supportEmail, hasGoogle }: LegalFacts): LegalSection[] {
  return [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: ['A cookie is a short note that a site leaves in your browser and reads at the next visit.'],
    },
    {
      id: 'ours',
      title: 'The cookies of this site',
      blocks: [
        [
          'session: keeps you signed in. Ends when you sign out, 24 hours after you were last here, or after 30 days.',
          'device: shows that you have signed in on this device before, so that nobody who tries your password elsewhere ' +
            'can lock you out. 400 days.',
          ...(hasGoogle ? ['handshake: holds a sign-in with Google together while you are at Google. Minutes.'] : []),
          'language: the language you chose. One year.',
          'theme: light or dark, if you chose. One year.',
        ],
        'All of them are needed for what you ask the site to do. That is why no banner asks you about them.',
      ],
    },
    {
      id: 'storage',
      title: 'What else stays in your browser',
      blocks: [
        'The draft of a video that you have not sent yet, so that it survives a closed window; and until ' +
          'you close the tab, where you were on your way to, such as a bundle you chose or an invitation ' +
          'you opened. None of it is sent to us before you send it.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      blocks: ['No cookies of other companies, no advertising, no counting of visitors across sites.'],
    },
    {
      id: 'control',
      title: 'Your choice',
      blocks: [
        'You can delete cookies in your browser at any time. Without the session cookie you are signed ' +
          'out; without the others the site goes by your browser’s own language and colours.',
        `Questions: ${supportEmail}.`,
      ],
    },
  ]
}
