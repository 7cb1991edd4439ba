import type { Language, SharedPage } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StandalonePage } from '../../platform/http/pages/standalone-page.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { composeEmail } from '../../platform/email/compose.ts'
import { EMAIL_POLICY, renderEmail } from '../../platform/email/layout.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { welcomeEmail } from '../email-addresses/index.ts'
import type { BrandPreviews } from './previews.ts'
import type { BrandImages } from '../tenants/index.ts'

interface Deps {
  brandPreviews: Pick<BrandPreviews, 'withDraft'>
  brandImages: Pick<BrandImages, 'still'>
  standalonePage: StandalonePage
}

type DraftKey = Extract<keyof Handlers<'branding'>, `GET /api/whitelabel/branding/draft/${string}`>

/** Returns the handlers that preview a brand's draft besides pages: an email, the page of a shared video, and stills of a video. */
export function draftSurfaces({
  brandPreviews,
  brandImages,
  standalonePage,
}: Deps): Pick<Handlers<'branding'>, DraftKey> {
  return {
    'GET /api/whitelabel/branding/draft/email': async ({ tenant, person, query, reply }) => {
      const branded = await brandPreviews.withDraft(tenant.id)
      const reader = { name: person.username, username: person.username, language: query.lang }
      const { html } = renderEmail(branded, composeEmail(welcomeEmail, {}, { tenant: branded, reader }))
      // The icon of the site is still the published one.
      const shown = html.replace(/<img src="[^"]*"/, () => `<img src="${branded.branding.brand.logoUrl}"`)
      return framed(reply).header('content-security-policy', EMAIL_POLICY).type('text/html; charset=utf-8').send(shown)
    },
    'GET /api/whitelabel/branding/draft/share-page': async ({ tenant, query, request, reply }) => {
      const branded = await brandPreviews.withDraft(tenant.id)
      return sendSharePage(framed(reply), request, branded, query.lang)
    },
    'GET /api/whitelabel/branding/draft/video': async ({ tenant, person, query, reply }) => {
      const branded = await brandPreviews.withDraft(tenant.id)
      const wanted = { kind: query.moment, language: query.lang, personId: person.id }
      const still = await brandImages.still(branded, wanted)
      return reply.header('cache-control', 'no-store').type('image/png').send(still)
    },
  }

  function sendSharePage(reply: FastifyReply, request: FastifyRequest, tenant: Tenant, language: Language) {
    const shared = sampleShare(tenant, language)
    const asked = { path: '/v/draft', shared, status: 200, isIndexed: false, isPreview: true, formTimestamp: '' }
    return standalonePage.send(request, reply, tenant, { ...asked, headOf: () => '' })
  }
}

export function framed(reply: FastifyReply): FastifyReply {
  return reply.header('x-frame-options', 'SAMEORIGIN').header('cache-control', 'no-store')
}

/** Returns the page of a video as viewers would see it, for the first of the tenant's sample videos. */
function sampleShare({ brand, origin, vertical, branding, words }: Tenant, language: Language): SharedPage {
  const [sample] = branding.samples
  const still = `/api/whitelabel/branding/draft/video?moment=greeting&lang=${language}&v=${brand.version}`
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
    videoUrl: sample?.videoUrl ?? '',
    posterUrl: still,
    captionsUrl: null,
    wave: null,
    hasDrawnCaptions: true,
    sentences: (sample?.script ?? words.sampleLine).split(/(?<=[.!?])\s+/).map((text) => ({ at: null, text })),
    owner: brand.companyName,
    publisher: brand.companyName,
    madeWith: null,
    callToAction: null,
    asksLeads: false,
    languages: [],
    embedCode: '',
    qrSvg: '',
  }
}
