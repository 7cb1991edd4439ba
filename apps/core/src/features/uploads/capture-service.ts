import { Readable } from 'node:stream'
import type { ProblemCode, Upload } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../platform/http/request.ts'
import { FetchError, type FetchTrouble } from '../../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { type PageHead, readPageHead } from '../../platform/web-pages/page-head.ts'
import { textOf } from '../../platform/web-pages/page-text.ts'
import type { Uploads } from './service.ts'

const PAGE_BYTES_MAX = 3 * 1024 * 1024
/** In base64 it still fits into one piece of an upload. */
const PICTURE_BYTES_MAX = 5 * 1024 * 1024
const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** The preparer knows the file by it. */
const MARK = 'vitrine-web-page\n'

const problemOf: Record<FetchTrouble, ProblemCode> = {
  'address-refused': 'page-private',
  unreachable: 'page-unreachable',
  'too-slow': 'page-unreachable',
  'too-large': 'page-unusable',
  'wrong-type': 'page-unusable',
  'too-many-redirects': 'page-unusable',
}

interface Parts {
  uploads: Pick<Uploads, 'append' | 'open'>
  safeFetch: SafeFetch
}

export type Captures = ReturnType<typeof createCaptures>

/** Web pages that are shown in a film: what they say of themselves, brought through the safe fetcher, becomes an upload. */
export function createCaptures({ uploads, safeFetch }: Parts) {
  return { capture }

  /** Throws page-private, page-unusable, page-unreachable or uploads-full. */
  async function capture(tenant: Tenant, person: Person, url: string): Promise<Upload> {
    const answer = await page(url)
    const head = readPageHead(textOf(answer), answer.url)
    const site = URL.parse(answer.url)?.hostname.replace(/^www\./, '') ?? ''
    if (head.title === '' && head.description === '') throw new AppError('page-unusable')
    const picture = await pictureOf(head)
    const file = Buffer.from(MARK + JSON.stringify({ ...head, site, picture: picture?.toString('base64') ?? null }))
    const name = (head.title || site).slice(0, 120)
    const { id } = await uploads.open(tenant, person, { kind: 'content', name, bytes: file.length })
    return uploads.append(person, id, 0, Readable.from([file]))
  }

  async function page(url: string): Promise<SafeAnswer> {
    try {
      const answer = await safeFetch(url, { bytesMax: PAGE_BYTES_MAX, contentTypes: PAGE_TYPES })
      if (answer.status >= 500) throw new AppError('page-unreachable')
      if (answer.status >= 400) throw new AppError('page-unusable')
      return answer
    } catch (error) {
      throw error instanceof FetchError ? new AppError(problemOf[error.trouble], { cause: error }) : error
    }
  }

  /** A page without its picture is still a page. */
  async function pictureOf({ picture }: PageHead): Promise<Buffer | undefined> {
    if (!picture) return undefined
    try {
      const { status, body } = await safeFetch(picture, { bytesMax: PICTURE_BYTES_MAX, contentTypes: PICTURE_TYPES })
      return status === 200 ? body : undefined
    } catch (error) {
      if (error instanceof FetchError) return undefined
      throw error
    }
  }
}
