import type { Language, SharedPage } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LonePage } from '../../../platform/http/lone-page.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { LETTER_POLICY, renderLetter } from '../../../platform/mail/letter.ts'
import { welcomeLetter } from '../../../platform/mail/letters.ts'
import { letterWords } from '../../../platform/mail/words/all.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { BrandPictures } from '../../tenants/pictures-service.ts'
import type { BrandPreviews } from './previews-service.ts'

interface Parts {
  brandPreviews: Pick<BrandPreviews, 'inDraft'>
  brandPictures: Pick<BrandPictures, 'still'>
  lonePage: LonePage
}

type DraftKey = Extract<keyof Handlers<'whitelabel'>, `GET /api/whitelabel/branding/draft/${string}`>

/** What a brand dresses beside the pages, in its draft: a letter, the page of a video that was shared, and moments of a film. */
export function draftSurfaces({
  brandPreviews,
  brandPictures,
  lonePage,
}: Parts): Pick<Handlers<'whitelabel'>, DraftKey> {
  return {
    'GET /api/whitelabel/branding/draft/letter': async ({ tenant, person, query, reply }) => {
      const dressed = await brandPreviews.inDraft(tenant.id)
      const words = letterWords[query.lang]
      const addressee = { username: person.username, displayName: null, words }
      const { html } = renderLetter(dressed, welcomeLetter(dressed, addressee))
      // The icon of the site is still the published one.
      const shown = html.replace(/<img src="[^"]*"/, () => `<img src="${dressed.branding.brand.logoUrl}"`)
      return framed(reply).header('content-security-policy', LETTER_POLICY).type('text/html; charset=utf-8').send(shown)
    },
    'GET /api/whitelabel/branding/draft/share-page': async ({ tenant, query, request, reply }) => {
      const dressed = await brandPreviews.inDraft(tenant.id)
      return sendSharePage(framed(reply), request, dressed, query.lang)
    },
    'GET /api/whitelabel/branding/draft/film': async ({ tenant, query, reply }) => {
      const dressed = await brandPreviews.inDraft(tenant.id)
      const still = await brandPictures.still(dressed, query.moment, query.lang)
      return reply.header('cache-control', 'no-store').type('image/png').send(still)
    },
  }

  function sendSharePage(reply: FastifyReply, request: FastifyRequest, tenant: Tenant, language: Language) {
    const shared = sampleShare(tenant, language)
    const asked = { path: '/v/draft', shared, status: 200, isIndexed: false, isPreview: true, stamp: '' }
    return lonePage.send(request, reply, tenant, { ...asked, headOf: () => '' })
  }
}

export function framed(reply: FastifyReply): FastifyReply {
  return reply.header('x-frame-options', 'SAMEORIGIN').header('cache-control', 'no-store')
}

/** The page of a video as viewers would get it, about the first of the tenant's own sample films. */
function sampleShare({ brand, origin, vertical, branding, words }: Tenant, language: Language): SharedPage {
  const [sample] = branding.samples
  const still = `/api/whitelabel/branding/draft/film?moment=greeting&lang=${language}&v=${brand.version}`
  return {
    state: 'open',
    url: `${origin}/v/draft`,
    host: new URL(origin).host,
    isEmbedded: false,
    title: sample?.title ?? words.promise,
    recipient: null,
    place: '',
    language: 'en',
    createdAt: new Date().toISOString().slice(0, 10),
    views: 0,
    durationSeconds: sample?.durationSeconds ?? 0,
    facts: {},
    vertical,
    shape: '16:9',
    filmUrl: sample?.filmUrl ?? '',
    posterUrl: still,
    captionsUrl: null,
    wave: null,
    hasDrawnCaptions: true,
    sentences: (sample?.script ?? words.sampleLine).split(/(?<=[.!?])\s+/).map((text) => ({ at: null, text })),
    owner: brand.companyName,
    callToAction: null,
    asksLeads: false,
    languages: [],
    embedCode: '',
    qrSvg: '',
  }
}
