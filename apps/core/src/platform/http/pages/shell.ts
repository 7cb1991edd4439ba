import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Screen, existsOn, screens } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tenant } from '../../tenant/tenant.ts'
import { AppError } from '../../errors/app-error.ts'
import { languageInAddress } from '../language.ts'
import { findWebFonts } from './web-fonts.ts'
import { createStandalonePage } from './standalone-page.ts'
import { builtOf, fileOf, readManifest } from './manifest.ts'
import { isStaleScript, sendReload } from './stale-scripts.ts'
import { createNoticePage } from './notice-page.ts'
import { createPage } from './page.ts'
import { createDocs } from '../documentation/docs-page.ts'
import { createRender } from './rendering.ts'
import type { Person } from '../request.ts'
import { sendNotFound, screenWithoutSlash } from './not-found.ts'
import { findFirstFiles } from './first-files.ts'
import { findMessageFiles } from './message-files.ts'

const YEAR_SECONDS = 31_536_000

type ShellPages = Awaited<ReturnType<typeof openShellPages>>

/** Opens the shell's build: the pages of the app, and the standalone page of a shared video. */
export async function openShellPages(report: (error: Error) => void, mediaOrigin?: string) {
  const dist = join(dirname(fileURLToPath(import.meta.resolve('@vitrine/shell/package.json'))), 'dist')
  const manifest = readManifest(dist)
  const webFonts = findWebFonts(dist, manifest)
  const messageFiles = findMessageFiles(manifest)
  const parts = {
    template: await readFile(join(dist, 'index.html'), 'utf8'),
    messageFiles,
    webFonts,
    render: createRender(dist),
    mediaOrigin,
  }
  return {
    dist,
    page: createPage({
      ...parts,
      firstFiles: findFirstFiles(dist, messageFiles),
      hydrationScript: fileOf(manifest, 'src/lazy-hydrate.ts'),
      report,
    }),
    standalonePage: createStandalonePage({ ...parts, script: fileOf(manifest, 'src/share-page.ts') }),
    sendNotice: createNoticePage(webFonts),
    sendDocs: createDocs(webFonts, builtOf(manifest, 'src/api-reference.ts')),
  }
}

interface Known {
  hasSession: (request: FastifyRequest) => boolean
  findPerson: (request: FastifyRequest) => Promise<Person | null>
  /** Returns whether a request belongs to an impersonation session, whose bar needs the app at once. */
  isImpersonated: (request: FastifyRequest) => boolean
  /** Returns the tenant with the branding of the draft that a preview link names; undefined where the link is not valid. */
  previewBranding: (tenant: Tenant, token: string) => Promise<Tenant | undefined>
}

/**
 * Serves the built React app: its files, whose names contain their hash, cached for ever, and its page in the tenant's
 * branding.
 */
export async function installShell(app: FastifyInstance, { dist, page }: ShellPages, known: Known) {
  const { hasSession, findPerson, isImpersonated, previewBranding } = known
  await installAssets(app, dist)
  for (const [path, screen] of Object.entries<Screen>(screens)) {
    app.get(path, { config: { policy: screen } }, async (request, reply) => {
      const isSignedIn = hasSession(request)
      const status = isHidden(screen, request) || (await isForOthers(screen, request)) ? 404 : 200
      const draft = await draftOf(request)
      if (draft) {
        const hasSession = isSignedIn && !isSeenAsVisitor(request)
        return page.send(request, reply, draft, { hasSession, status, isPreview: true })
      }
      const isShared = status === 200 && !isImpersonated(request) && isSharedPage(screen, request, isSignedIn)
      const publicPath = isShared ? path : undefined
      const tenant = tenantOf(request)
      const takesStripe = tenant.branding.payments === 'stripe' && screen.takesPayment === true
      return page.send(request, reply, tenant, { hasSession: isSignedIn, status, publicPath, takesStripe })
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const meant = screenWithoutSlash(request)
    if (meant) return reply.redirect(meant, 308)
    if (isStaleScript(request)) return sendReload(reply)
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage || !request.tenant) return sendNotFound(request, reply)
    return page.send(request, reply, request.tenant, { hasSession: hasSession(request), status: 404 })
  })

  /** Returns whether a screen needs an operator and another person is signed in. The screen itself asks visitors to sign in. */
  async function isForOthers({ site }: Screen, request: FastifyRequest): Promise<boolean> {
    if (site !== 'operator-or-development' || request.tenant?.branding.isDevelopment) return false
    if (!hasSession(request)) return false
    const person = await findPerson(request)
    return person !== null && person.role !== 'operator'
  }

  async function draftOf(request: FastifyRequest): Promise<Tenant | undefined> {
    const { preview } = request.query as { preview?: unknown }
    return typeof preview === 'string' ? previewBranding(tenantOf(request), preview) : undefined
  }
}

/** Serves the built app's files, also on closed sites, where open pages load the rest of themselves. */
async function installAssets(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, policy: { whilePaused: 'open', whileSuspended: 'open' } }
    })
    await scope.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      preCompressed: true,
      index: false,
    })
  })
}

function isHidden(screen: Screen, { tenant }: FastifyRequest): boolean {
  return !tenant || !existsOn(screen, tenant.branding)
}

/** Returns whether a draft is shown as a signed-out visitor sees it. */
function isSeenAsVisitor({ query }: FastifyRequest): boolean {
  return (query as { as?: unknown }).as === 'visitor'
}

/** Returns whether the pre-rendered page can be sent. For signed-in people a query asks for what only the app can show. */
function isSharedPage({ isIndexed }: Screen, request: FastifyRequest, isSignedIn: boolean): boolean {
  return isIndexed === true && !(isSignedIn && request.url.includes('?') && !languageInAddress(request))
}

function tenantOf(request: FastifyRequest) {
  if (!request.tenant) throw new AppError('unknown-host')
  return request.tenant
}
