import type { Language, Scope } from '@vitrine/contract'
import { type Message, msg, translate } from '@vitrine/messages'

const scopes: Record<Scope, Message> = {
  'videos:read': msg({ message: 'Read videos, presenters, scripts and files' }),
  'videos:write': msg({ message: 'Create and change videos, presenters, scripts and files' }),
  'people:read': msg({ message: 'Read the site’s users' }),
  'people:write': msg({ message: 'Invite people, change roles, grant credits' }),
  'site:read': msg({ message: 'Read branding, domains and prices' }),
  'site:write': msg({ message: 'Change branding, domains and prices' }),
  'figures:read': msg({ message: 'Read analytics and usage' }),
}

const texts = {
  title: msg({ message: '{company} API' }),
  intro: msg({
    message:
      'Apps call the API at {host} with an API key. A key can do what its scopes and its creator’s role allow, ' +
      'on this site only.',
  }),
  contents: msg({ message: 'On this page' }),
  start: msg({ message: 'Get started' }),
  startKey: msg({
    message:
      'Create an API key under {keys}. It is shown once. The examples below need the scopes {read} and {write} ' +
      'and expect the key in {variable}.',
  }),
  startPresenter: msg({ message: 'Choose a presenter by its {id}.' }),
  startVideo: msg({ message: 'Create a video. The response has its {id}; its cost in credits is held.' }),
  startWait: msg({ message: 'Poll the video until its {status} is {ready}, or add a webhook to get an event.' }),
  startShare: msg({ message: 'Create its share link.' }),
  idempotency: msg({ message: 'Idempotent requests' }),
  idempotencyText: msg({
    message:
      'Send a unique Idempotency-Key with every POST. A request repeated with the same key runs once and, ' +
      'for a day, returns the first response with Idempotency-Replayed: true.',
  }),
  errors: msg({ message: 'Errors' }),
  errorsText: msg({
    message:
      'Errors are application/problem+json with code, message and requestId. Each key has its own limits. ' +
      'After a 429, wait for the time in Retry-After.',
  }),
  pages: msg({ message: 'Pagination' }),
  pagesText: msg({
    message: 'Long lists come in pages. If there are more entries, the {link} header has the address of the next page.',
  }),
  agents: msg({ message: 'AI agents (MCP)' }),
  agentsText: msg({
    message:
      'Agents that support the Model Context Protocol can write scripts and create, track and share videos. ' +
      'Add this address as a remote server (Streamable HTTP) and send an API key with it. ' +
      'A credit limit on the key limits what an agent can spend.',
  }),
  scopes: msg({ message: 'Scopes' }),
  reference: msg({ message: 'API reference' }),
  specification: msg({ message: 'OpenAPI specification' }),
  questions: msg({ message: 'Questions:', context: 'API page' }),
} satisfies Record<string, Message>

export type DocsMessages = ReturnType<typeof docsMessages>

/**
 * Returns the texts around the list of calls in a language. The calls themselves are in English, like the names that programs
 * send. Values are markup.
 */
export function docsMessages(language: Language, { company, host }: { company: string; host: string }) {
  const integrations = translate(language, msg({ message: 'Integrations' }), {})
  const names = {
    company,
    host,
    keys: `<a href="/integrations?tab=api">${integrations}</a>`,
    read: code('videos:read'),
    write: code('videos:write'),
    variable: code('$API_KEY'),
    id: code('id'),
    status: code('status'),
    ready: code('ready'),
    link: code('Link'),
  }
  const translated = Object.entries<Message>(texts).map(([name, text]) => [name, translate(language, text, names)])
  return {
    ...(Object.fromEntries(translated) as Record<keyof typeof texts, string>),
    scopeName: (scope: Scope) => translate(language, scopes[scope], {}),
  }
}

function code(name: string): string {
  return `<code dir="ltr">${name}</code>`
}
