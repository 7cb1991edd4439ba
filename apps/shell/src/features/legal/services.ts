import type { Branding } from '@vitrine/contract'
import type { LegalSection } from './document.ts'
import type { LegalFacts } from './facts.ts'

type ConnectedService = Branding['connectedServices'][number]

/** Returns where scripts, voices and recordings are processed: on this server, or by connected services. */
export function processing(facts: LegalFacts): LegalSection['blocks'] {
  const services = facts.connectedServices
  if (services.length === 0)
    return [
      'Presenters and voices are generated on our own servers. Your scripts are not sent to another company to create a video.',
    ]
  return [
    'These services receive the following when you use what they do:',
    services.map((service) => `${named(service)}: ${given(service, facts)}.`),
    'Everything else that a video needs is generated on our own servers.',
  ]
}

/** Returns the companies that receive data about payments or external sign-ins. */
export function otherCompanies({ payments, hasGoogle, hasSso }: LegalFacts): string[] {
  return [
    ...(payments === 'stripe'
      ? ['If you pay by card, Stripe receives your card details, your name and your email address.']
      : []),
    ...(hasGoogle
      ? ['If you sign in with Google, Google knows that you did and shares your name and email address with us.']
      : []),
    ...(hasSso
      ? [
          'If you sign in with your company’s single sign-on, its identity provider knows that you did and shares your ' +
            'name, email address and groups with us.',
        ]
      : []),
  ]
}

const names: Record<ConnectedService['kind'], string> = {
  writer: 'A writing service',
  translator: 'A translation service',
  speech: 'A speech service',
  twins: 'A lip-sync service',
}

function named({ kind, host }: ConnectedService): string {
  return names[kind] + (host === null ? ' in our own network' : ` (${host})`)
}

function given({ kind }: ConnectedService, { canTranslate, connectedServices }: LegalFacts): string {
  if (kind === 'translator') return 'scripts that you translate'
  if (kind === 'speech') return 'the words that one of its voices speaks, in videos and previews'
  if (kind === 'twins')
    return 'the recordings of a digital twin, the recording of the consent to it, and the speech of its videos'
  const translates = canTranslate && !connectedServices.some((service) => service.kind === 'translator')
  return `scripts that you have it rewrite${translates ? ', translate' : ''} or write from a web page`
}
