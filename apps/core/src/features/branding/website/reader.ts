import { join } from 'node:path'
import type { BrandDesign, ProblemCode } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Logo, readFoundLogo } from '../../../platform/pictures/logos/logo.ts'
import { FetchError } from '../../../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../../../platform/safe-fetch/safe-fetch.ts'
import type { ThreadPool } from '../../../platform/thread-pool/thread-pool.ts'
import { rawPage } from '../../../platform/web-pages/page-text.ts'
import type { Owner } from '../../../ports/owner.ts'
import type { LogoSource } from './site-logos.ts'
import { tasks } from './site-tasks.ts'

const PAGE_BYTES_MAX = 3 * 1024 * 1024
const SHEET_BYTES_MAX = 1024 * 1024
const LOGO_BYTES_MAX = 2 * 1024 * 1024
const SHEETS_MAX = 3
const EACH_TIMEOUT_MS = 6000
const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const PICTURE_TYPES = ['image/']

interface Deps {
  safeFetch: SafeFetch
  threads: Pick<ThreadPool, 'run'>
  workFolder: string
  newId: () => string
}

/** A brand as its website shows it. What was not found is empty or missing. */
export interface SiteBrand {
  companyName: string
  colours: BrandDesign['colours'] | undefined
  fontFamily: BrandDesign['fontFamily'] | undefined
  /** The re-encoded logo; undefined when none was found. */
  logo: Logo | undefined
}

/** The brand data read from a website. */
export interface FoundOnSite {
  name: boolean
  logo: boolean
  colours: boolean
  font: boolean
}

export type WebsiteReader = ReturnType<typeof createWebsiteReader>

/** Reads name, logo, colours and font from a website. Nothing of a page is run or kept. */
export function createWebsiteReader({ safeFetch, threads, workFolder, newId }: Deps) {
  /** Throws page-private, page-busy and brand-site-unreadable. */
  return async function read(owner: Owner, url: string): Promise<SiteBrand> {
    const page = rawPage(await pageAt(owner, url))
    const { companyName, logos: sources, sheets } = await threads.run(tasks.readPage, page, owner)
    const styles = { page, sheets: await sheetsAt(owner, sheets) }
    const { colours, fontFamily } = await threads.run(tasks.readStyles, styles, owner)
    return { companyName, colours, fontFamily, logo: await logoOf(owner, sources) }
  }

  /** Throws page-private, page-busy and brand-site-unreadable. */
  async function pageAt(owner: Owner, url: string): Promise<SafeAnswer> {
    const options = { bytesMax: PAGE_BYTES_MAX, contentTypes: PAGE_TYPES, owner }
    try {
      const answer = await safeFetch(url, options)
      if (answer.status >= 400) throw new AppError('brand-site-unreadable')
      return answer
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      throw new AppError(problemOf(error), { cause: error })
    }
  }

  /** Without its style sheets a site still has a name and a logo. */
  async function sheetsAt(owner: Owner, urls: readonly string[]): Promise<string[]> {
    // The address itself may name a family, as those of font hosts do.
    const texts = urls.slice(0, SHEETS_MAX).map(async (url) => {
      const answer = await fetchOptional(url, { bytesMax: SHEET_BYTES_MAX, contentTypes: ['text/css'], owner })
      return `${url}\n${answer?.body.toString('utf8') ?? ''}`
    })
    return Promise.all(texts)
  }

  async function logoOf(owner: Owner, sources: LogoSource[]): Promise<Logo | undefined> {
    for (const source of sources) {
      const bytes = 'svg' in source ? Buffer.from(source.svg) : await pictureAt(owner, source.url)
      const path = join(workFolder, `${newId()}.png`)
      const logo = bytes && (await readFoundLogo(bytes, path, owner).catch(() => undefined))
      if (logo) return logo
    }
    return undefined
  }

  async function pictureAt(owner: Owner, url: string): Promise<Buffer | undefined> {
    return (await fetchOptional(url, { bytesMax: LOGO_BYTES_MAX, contentTypes: PICTURE_TYPES, owner }))?.body
  }

  async function fetchOptional(url: string, options: Parameters<SafeFetch>[1]): Promise<SafeAnswer | undefined> {
    try {
      const answer = await safeFetch(url, { ...options, timeoutMs: EACH_TIMEOUT_MS })
      return answer.status === 200 ? answer : undefined
    } catch (error) {
      if (error instanceof FetchError) return undefined
      throw error
    }
  }
}

function problemOf({ trouble }: FetchError): ProblemCode {
  if (trouble === 'address-refused') return 'page-private'
  return trouble === 'host-busy' ? 'page-busy' : 'brand-site-unreadable'
}

export function foundIn({ companyName, logo, colours, fontFamily }: SiteBrand): FoundOnSite {
  return {
    name: companyName !== '',
    logo: logo !== undefined,
    colours: colours !== undefined,
    font: fontFamily !== undefined,
  }
}
