import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import {
  internalScreens,
  operatorTestScreens,
  paymentScreens,
  paymentTestScreens,
  publicScreens,
  screens,
} from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tenant } from '../tenant.ts'
import { AppError } from '../app-error.ts'
import { languageInAddress } from './language.ts'
import { findFaces } from './faces.ts'
import { createLonePage } from './lone-page.ts'
import { fileOf, readManifest } from './manifest.ts'
import { asksForOldScript, sendRenewal } from './old-scripts.ts'
import { createPage } from './page.ts'
import { createRender } from './rendering.ts'
import type { Person } from './request.ts'
import { answerStray, withoutSlash } from './stray-requests.ts'
import { findWordFiles } from './word-files.ts'

const YEAR_SECONDS = 31_536_000

type ShellPages = Awaited<ReturnType<typeof openShellPages>>

/** The pages that the shell's build makes: those of the app, and those of a video alone. */
export async function openShellPages(report: (error: Error) => void) {
  const dist = join(dirname(fileURLToPath(import.meta.resolve('@vitrine/shell/package.json'))), 'dist')
  const manifest = readManifest(dist)
  const parts = {
    template: await readFile(join(dist, 'index.html'), 'utf8'),
    wordFiles: findWordFiles(manifest),
    faces: findFaces(dist, manifest),
    render: createRender(dist),
  }
  return {
    dist,
    page: createPage({ ...parts, touchScript: fileOf(manifest, 'src/touch.ts'), report }),
    lonePage: createLonePage({ ...parts, script: fileOf(manifest, 'src/watch.ts') }),
  }
}

interface Known {
  hasSession: (request: FastifyRequest) => boolean
  findPerson: (request: FastifyRequest) => Promise<Person | null>
  /** Whether somebody looks after another's account: the bar that says so needs the app itself, at once. */
  isVisit: (request: FastifyRequest) => boolean
  /** The tenant in the draft of its brand that a link leads to; undefined when the link is not good. */
  dress: (tenant: Tenant, token: string) => Promise<Tenant | undefined>
}

/** Serves the built React app: its files for ever, since their names carry their hash, and its page in the tenant's brand. */
export async function installShell(app: FastifyInstance, { dist, page }: ShellPages, known: Known) {
  const { hasSession, findPerson, isVisit, dress } = known
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false,
  })
  for (const path of [...screens, ...internalScreens]) {
    app.get(path, async (request, reply) => {
      const isSignedIn = hasSession(request)
      const status = isHidden(path, request) || (await isForOthers(path, request)) ? 404 : 200
      const draft = await draftOf(request)
      if (draft) return page.send(request, reply, draft, { hasSession: isSignedIn, status, isPreview: true })
      const isShared = status === 200 && !isVisit(request) && isForEverybody(path, request, isSignedIn)
      const publicPath = isShared ? path : undefined
      const tenant = tenantOf(request)
      const takesStripe = tenant.branding.payments === 'stripe' && paymentScreens.some((screen) => screen === path)
      return page.send(request, reply, tenant, { hasSession: isSignedIn, status, publicPath, takesStripe })
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const meant = withoutSlash(request)
    if (meant) return reply.redirect(meant, 308)
    if (asksForOldScript(request)) return sendRenewal(reply)
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!wantsPage || !request.tenant) return answerStray(request, reply)
    return page.send(request, reply, request.tenant, { hasSession: hasSession(request), status: 404 })
  })

  /** Returns whether a screen needs an operator and another person is signed in. The screen itself asks visitors to sign in. */
  async function isForOthers(path: string, request: FastifyRequest): Promise<boolean> {
    if (!isOperatorTest(path) || request.tenant?.branding.isDevelopment || !hasSession(request)) return false
    const person = await findPerson(request)
    return person !== null && person.role !== 'operator'
  }

  async function draftOf(request: FastifyRequest): Promise<Tenant | undefined> {
    const { preview } = request.query as { preview?: unknown }
    return typeof preview === 'string' ? dress(tenantOf(request), preview) : undefined
  }
}

/** What a provider's own pages do elsewhere. */
const SANDBOX_SCREENS = ['/sandbox-portal', '/sandbox-onboarding']

/** What shows how the parts of the product that cost money work. */
const SANDBOX_TESTS: readonly string[] = ['/auth-demo', ...paymentTestScreens]

/**
 * The operator's console exists on the operator's own host only, the whitelabel plans on the house's own brands, the sandbox's
 * pages where the sandbox takes the money.
 */
function isHidden(path: string, { tenant }: FastifyRequest): boolean {
  const hasSandbox = tenant?.branding.payments === 'sandbox'
  return (
    (path === '/admin' && !tenant?.isPlatform) ||
    (path === '/whitelabel-pricing' && !tenant?.branding.isFlagship) ||
    (SANDBOX_SCREENS.includes(path) && !hasSandbox) ||
    (!tenant?.branding.isDevelopment && isHiddenTest(path, tenant, hasSandbox))
  )
}

/** In production: payments are tried out in the sandbox, other calls by operators, and the rest by nobody. */
function isHiddenTest(path: string, tenant: Tenant | null, hasSandbox: boolean): boolean {
  if (SANDBOX_TESTS.includes(path)) return !hasSandbox
  if (isOperatorTest(path)) return !tenant?.isPlatform
  return internalScreens.some((internal) => internal === path)
}

function isOperatorTest(path: string): boolean {
  return operatorTestScreens.some((screen) => screen === path)
}

/** What the address asks for beyond the page, for somebody who is signed in, only the app itself can show. */
function isForEverybody(path: string, request: FastifyRequest, isSignedIn: boolean): boolean {
  const isPublic = publicScreens.some((screen) => screen === path)
  return isPublic && !(isSignedIn && request.url.includes('?') && !languageInAddress(request))
}

function tenantOf(request: FastifyRequest) {
  if (!request.tenant) throw new AppError('unknown-host')
  return request.tenant
}
