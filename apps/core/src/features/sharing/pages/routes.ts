import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { StandalonePage } from '../../../platform/http/pages/standalone-page.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import type { Person } from '../../../platform/http/request.ts'
import { sendStored } from '../../../platform/http/files/stored-file.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Leads } from '../leads/service.ts'
import type { Plays } from '../plays/service.ts'
import { sentencesIn } from '../transcript.ts'
import { oembedOf, tokenIn } from './oembed.ts'
import { pageData, shownTenant } from './page-data.ts'
import { shareHead } from './page-head.ts'
import type { SharedPages } from './service.ts'

const PASS_COOKIE = 'share'
const PASS_SECONDS = 12 * 3600
/** The time for which browsers may show a file again without asking. Once a link was revoked, nobody new sees it. */
const FILE_SECONDS = 60

type ViewerKey = Extract<keyof Handlers<'sharing'>, `${string} /v/${string}` | 'GET /oembed'>

export interface ViewingDeps {
  sharedPages: SharedPages
  plays: Plays
  leads: Leads
  standalonePage: StandalonePage
  storage: Storage
  findPerson: (request: FastifyRequest) => Promise<Person | null>
  /** Whether the site is served by https. */
  isSecure: boolean
}

/** Returns the handlers of the calls that viewers of share pages make. */
export function viewerRoutes(deps: ViewingDeps): Pick<Handlers<'sharing'>, ViewerKey> {
  const { sharedPages, plays, leads, storage, findPerson, isSecure } = deps
  return {
    'GET /v/:token': async ({ tenant, params, query, request, reply }) =>
      sendPage(deps, { tenant, token: params.token, ...query, request, reply, isEmbedded: false }),
    'GET /v/:token/embed': async ({ tenant, params, query, request, reply }) =>
      sendPage(deps, { tenant, token: params.token, ...query, request, reply, isEmbedded: true }),
    'GET /v/:token/files/:file': async ({ tenant, params, query, request, reply }) => {
      const video = await sharedPages.findOpen(tenant, { ...visitOf(params.token, request), ...query })
      const keys: Record<string, string | null> = {
        'video.mp4': video.file_key,
        'poster.jpg': video.poster_key,
        'captions.vtt': video.captions_key && `${video.captions_key}.vtt`,
        // Sent emails show the still while the teaser is being redrawn.
        'teaser.gif': video.teaser_key ?? video.poster_key,
      }
      const key = Object.hasOwn(keys, params.file) ? keys[params.file] : null
      if (!key) throw new AppError('not-found')
      // Email programs that run in a browser show it on their own pages.
      if (params.file === 'teaser.gif') reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendStored(storage, key, { request, reply, cacheControl: `private, max-age=${FILE_SECONDS}` })
    },
    'POST /v/:token/unlock': async ({ tenant, params, body, reply }) => {
      const pass = await sharedPages.unlock(tenant, params.token, body.password)
      reply.setCookie(PASS_COOKIE, pass, {
        path: `/v/${params.token}`,
        maxAge: PASS_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      })
      return { ok: true }
    },
    'POST /v/:token/plays': async ({ tenant, params, body, request }) => {
      const userId = (await findPerson(request))?.id
      const viewer = { address: request.ip, userAgent: request.headers['user-agent'], userId }
      await plays.count(tenant, visitOf(params.token, request), body.kind, viewer)
      return { ok: true }
    },
    'POST /v/:token/leads': async ({ tenant, params, body, request }) => {
      await leads.submit(tenant, visitOf(params.token, request), body, languageOf(request))
      return { ok: true }
    },
    'GET /oembed': async ({ tenant, query }) => {
      const token = tokenIn(query.url, tenant)
      const video = await sharedPages.findOpen(tenant, { token, pass: undefined })
      return oembedOf(tenant, token, video, query)
    },
  }
}

interface PageQuery {
  tenant: Tenant
  token: string
  speak?: string | undefined
  request: FastifyRequest
  reply: FastifyReply
  isEmbedded: boolean
}

async function sendPage(
  { sharedPages, leads, standalonePage, storage }: ViewingDeps,
  { tenant, token, speak, request, reply, isEmbedded }: PageQuery,
): Promise<FastifyReply> {
  const found = await sharedPages.find(tenant, { ...visitOf(token, request), speak, reads: languageOf(request) })
  const isOpen = found.state === 'open'
  const shared = pageData(tenant, token, found, {
    isEmbedded,
    views: isOpen ? await sharedPages.views(tenant, found.video.id) : 0,
    sentences: isOpen ? await transcriptOf(storage, found.video.captions_key) : undefined,
    wave: isOpen ? await waveOf(storage, found.video.captions_key) : undefined,
  })
  const shown = shownTenant(tenant, found)
  // For caches that store a page in spite of `no-store`: the same address is answered in each viewer's language.
  reply.header('vary', 'accept-language, cookie')
  return standalonePage.send(request, reply, shown, {
    path: isEmbedded ? '/v/embed' : '/v',
    shared,
    status: found.state === 'missing' ? 404 : 200,
    headOf: ({ title }) => shareHead(shown, shared, title),
    // A page with a password is never indexed, even if indexing was enabled before the password was set.
    isIndexed: isOpen && found.video.is_indexed && !found.video.password_hash && !isEmbedded,
    formTimestamp: leads.stamp(tenant.id),
  })
}

async function transcriptOf(storage: Storage, captionsKey: string | null) {
  const text = await textOf(storage, captionsKey && `${captionsKey}.vtt`)
  const sentences = sentencesIn(text ?? '')
  return sentences.length > 0 ? sentences : undefined
}

async function waveOf(storage: Storage, captionsKey: string | null) {
  const text = await textOf(storage, captionsKey && `${captionsKey}.json`)
  return text === undefined ? undefined : (JSON.parse(text) as number[])
}

async function textOf(storage: Storage, key: string | null): Promise<string | undefined> {
  if (!key || (await storage.size(key)) === undefined) return undefined
  const pieces: Buffer[] = []
  for await (const piece of storage.read(key)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function visitOf(token: string, request: FastifyRequest) {
  return { token, pass: request.cookies[PASS_COOKIE] }
}
