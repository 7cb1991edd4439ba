import { Readable } from 'node:stream'
import { PIECE_BYTES_MAX, type ProblemCode, type Upload } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { createFairScheduler } from '../../platform/fair-scheduling/fair-scheduler.ts'
import { type AccountOwner, type Person, ownerOf } from '../../platform/http/request.ts'
import { FetchError, type FetchTrouble } from '../../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Owner } from '../../ports/owner.ts'
import type { Screenshotter } from '../../ports/screenshotter.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { PageHead } from '../../platform/web-pages/page-head.ts'
import { tasks } from '../../platform/web-pages/page-tasks.ts'
import { rawPage } from '../../platform/web-pages/page-text.ts'
import type { PhotoRights } from '../../platform/db/column-types.ts'
import type { Uploads } from './service.ts'

const PAGE_BYTES_MAX = 3 * 1024 * 1024
/** Base64-encoded, it still fits into one piece of an upload. */
const PICTURE_BYTES_MAX = 5 * 1024 * 1024
/** One piece of an upload. */
const PHOTO_BYTES_MAX = PIECE_BYTES_MAX
const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** The browser shows one page at a time, for up to 25 seconds. */
const SCREENS_AT_ONCE = {
  running: { person: 1, tenant: 1, all: 1 },
  waiting: { person: 4, tenant: 12, all: 48 },
}
/** Status codes of pages that need a sign-in. */
const NEEDS_SIGN_IN = [401, 403, 407]
/** The media processor recognises the file by these first bytes. */
const MARK = 'vitrine-web-page\n'

const problemOf: Record<FetchTrouble, ProblemCode> = {
  'address-refused': 'page-private',
  'host-busy': 'page-busy',
  unreachable: 'page-unreachable',
  'too-slow': 'page-unreachable',
  'too-large': 'page-too-large',
  'wrong-type': 'page-unusable',
  'too-many-redirects': 'page-unusable',
}

/** The problems that a photo has in common with a page. */
const OF_PHOTOS: readonly ProblemCode[] = ['page-private', 'page-unreachable', 'page-busy']
const BUSY_SECONDS = 10

interface Deps {
  uploads: Pick<Uploads, 'append' | 'open'>
  safeFetch: SafeFetch
  threads: Pick<ThreadPool, 'run'>
  screenshotter: Pick<Screenshotter, 'capture'> | null
}

export type Captures = ReturnType<typeof createCaptures>

/**
 * Web pages that are shown in a video. With a browser on the server their first screen becomes an upload, otherwise their
 * metadata, read through the safe fetcher.
 */
export function createCaptures({ uploads, safeFetch, threads, screenshotter }: Deps) {
  const turns = createFairScheduler(SCREENS_AT_ONCE)
  return { capture, pageAt, photo }

  /**
   * Throws page-private, page-needs-sign-in, page-too-large, page-unusable, page-unreachable, page-busy, busy or uploads-full.
   */
  async function capture(tenant: Tenant, person: AccountOwner, url: string): Promise<Upload> {
    const answer = await pageAt(url, ownerOf(person))
    const head = await threads.run(tasks.readHead, rawPage(answer), ownerOf(person))
    const site = URL.parse(answer.url)?.hostname.replace(/^www\./, '') ?? ''
    if (head.title === '' && head.description === '') throw new AppError('page-unusable')
    const screen = await screenOf(answer.url, ownerOf(person))
    const picture = screen ?? (await pictureOf(head, ownerOf(person)))
    const whole = { ...head, site, picture: picture?.toString('base64') ?? null, isScreen: screen !== undefined }
    const file = Buffer.from(MARK + JSON.stringify(whole))
    const name = (head.title || site).slice(0, 120)
    const { id } = await uploads.open(tenant, person, { kind: 'content', name, bytes: file.length, pageUrl: url })
    return uploads.append(person, id, 0, Readable.from([file]))
  }

  /**
   * Downloads a photo from a public address as an upload, with the right to use it. Throws page-private, page-unreachable,
   * page-busy, photo-unusable or uploads-full.
   */
  async function photo(
    tenant: Tenant,
    person: Person,
    { url, rights, signal }: { url: string; rights: PhotoRights; signal: AbortSignal },
  ): Promise<Upload> {
    const { body } = await photoAt(url, signal, ownerOf(person))
    const name = decodedName(url)
    const { id } = await uploads.open(tenant, person, { kind: 'content', name, bytes: body.length, rights })
    return uploads.append(person, id, 0, Readable.from([body]))
  }

  /**
   * Returns a web page unchanged. Throws page-private, page-needs-sign-in, page-too-large, page-unusable, page-unreachable or
   * page-busy.
   */
  function pageAt(url: string, owner: Owner): Promise<SafeAnswer> {
    return answerOf(url, { bytesMax: PAGE_BYTES_MAX, contentTypes: PAGE_TYPES, owner })
  }

  async function photoAt(url: string, signal: AbortSignal, owner: Owner): Promise<SafeAnswer> {
    try {
      const answer = await safeFetch(url, { bytesMax: PHOTO_BYTES_MAX, contentTypes: PICTURE_TYPES, signal, owner })
      if (answer.status !== 200 || !isPicture(answer.body)) throw new AppError('photo-unusable')
      return answer
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      const code = problemOf[error.trouble]
      throw OF_PHOTOS.includes(code) ? problemOfFetch(error) : new AppError('photo-unusable', { cause: error })
    }
  }

  async function answerOf(url: string, limits: Parameters<SafeFetch>[1]): Promise<SafeAnswer> {
    try {
      const answer = await safeFetch(url, limits)
      if (NEEDS_SIGN_IN.includes(answer.status)) throw new AppError('page-needs-sign-in')
      if (answer.status >= 500) throw new AppError('page-unreachable')
      if (answer.status >= 400) throw new AppError('page-unusable')
      return answer
    } catch (error) {
      throw error instanceof FetchError ? problemOfFetch(error) : error
    }
  }

  /** Returns a screenshot of the page; undefined when there is none, or when it is larger than an upload may be. */
  async function screenOf(url: string, owner: Owner): Promise<Buffer | undefined> {
    if (!screenshotter) return undefined
    const screen = await turns.runOrRefuse(owner, () => screenshotter.capture(url))
    return screen && screen.length <= PICTURE_BYTES_MAX ? screen : undefined
  }

  /** A page without its picture is still usable. */
  async function pictureOf({ picture }: PageHead, owner: Owner): Promise<Buffer | undefined> {
    if (!picture) return undefined
    try {
      const limits = { bytesMax: PICTURE_BYTES_MAX, contentTypes: PICTURE_TYPES, owner }
      const { status, body } = await safeFetch(picture, limits)
      return status === 200 ? body : undefined
    } catch (error) {
      if (error instanceof FetchError) return undefined
      throw error
    }
  }
}

function problemOfFetch(error: FetchError): AppError {
  const code = problemOf[error.trouble]
  return new AppError(code, {
    cause: error,
    extra: code === 'page-busy' ? { retryAfterSeconds: BUSY_SECONDS } : undefined,
  })
}

/** Checks the first bytes of JPEG, PNG, GIF and WebP, since some sites declare a page as a picture. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12)
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s.test(start)
}

/** Returns the last part of an address as a file name. */
function decodedName(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  try {
    return (
      decodeURIComponent(last)
        .replace(/[\p{Cc}/\\]/gu, '')
        .slice(0, 120) || 'photo'
    )
  } catch {
    return last.slice(0, 120)
  }
}
