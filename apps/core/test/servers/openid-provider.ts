import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, type JWTPayload, decodeJwt, exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

export interface Someone {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

type Answered = Record<string, unknown>

/** A real OpenID provider on this machine, in which the person before the browser is who the test says. */
export interface OpenidProvider {
  issuer: string
  client: { id: string; secret: string }
  /** The person who signs in on the provider's page from now on; null declines. */
  person: Someone | null
  /** Changes what the token endpoint answers, when it is set. */
  tamper: ((answer: Answered) => Promise<Answered> | Answered) | null
  /** Signs claims as the provider would, with its own key. */
  sign(claims: JWTPayload): Promise<string>
  /** The number of times its discovery document was read. */
  descriptionsRead: number
  close(): Promise<void>
}

/** `callbacks` are the only addresses that it sends anybody back to. */
export async function startOpenidProvider(...callbacks: string[]): Promise<OpenidProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const client = { id: 'the-installation', secret: 'a-secret-of-the-installation' }
  const opened: OpenidProvider = {
    issuer,
    client,
    person: null,
    tamper: null,
    descriptionsRead: 0,
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey),
    close: () => closed(server),
  }
  const provider = createProvider(opened, key, callbacks)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) return void answerForPerson(provider, opened, request, response)
    if (request.url?.startsWith('/.well-known/')) opened.descriptionsRead += 1
    if (request.url === '/token' && opened.tamper) tamperWith(response, opened.tamper)
    void provider.callback()(request, response)
  })
  return opened
}

function createProvider(opened: OpenidProvider, key: object, redirectUris: string[]): Provider {
  const { issuer, client } = opened
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
    jwks: { keys: [key] as never },
    cookies: { keys: ['only for this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: claims requested by scope are in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...opened.person, sub: id }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
  })
}

async function answerForPerson(
  provider: Provider,
  { person }: OpenidProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied', error_description: 'no' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Holds back what is written, and writes what the test makes of it. */
function tamperWith(response: ServerResponse, tamper: NonNullable<OpenidProvider['tamper']>): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse
  response.end = ((body: unknown) => {
    void (async () => {
      const changed = JSON.stringify(await tamper(JSON.parse(String(body)) as Answered))
      response.setHeader('content-length', Buffer.byteLength(changed))
      end(changed)
    })()
    return response
  }) as never
}

/** The claims in a proof, e.g. to sign them again with one of them changed. */
export function claimsIn(answer: Answered): JWTPayload {
  return decodeJwt(String(answer.id_token))
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
