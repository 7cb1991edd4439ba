import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Sentence, sentence } from '@vitrine/contract'
import type { Owner } from '../../ports/owner.ts'
import { AppError } from '../errors/app-error.ts'
import { createFairScheduler } from '../fair-scheduling/fair-scheduler.ts'
import { translateProblem } from '../http/problem-messages.ts'
import { FAULT_EXITS } from './portrait-limits.ts'

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))
/** Includes the start of the program, which is slow on a machine that renders. Decoding has a limit of its own. */
const TIME_MS_MAX = 60_000
/**
 * One picture at a time, which bounds memory, and tenants and people in turns: a picture that takes long must not keep those of
 * everybody else waiting. Each waiting picture keeps its bytes in memory.
 */
const turns = createFairScheduler({
  running: { person: 1, tenant: 1, all: 1 },
  waiting: { person: 7, tenant: 14, all: 28 },
})

/** The first bytes of the four accepted formats. The file name says nothing. */
const SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a']

/** Messages by exit code of the program that redraws pictures. */
const REASONS = new Map<number, Sentence>([
  [FAULT_EXITS.tooManyPixels, sentence('The image has more than 40 megapixels. Make it smaller and try again.')],
  [
    FAULT_EXITS.brokenXml,
    sentence('This SVG isn’t valid XML: a tag is not closed, or the file is cut off. Export it again.'),
  ],
  [FAULT_EXITS.nestedEntities, sentence('This SVG nests too many entities. Export it without a DOCTYPE.')],
  [FAULT_EXITS.noSize, sentence('This SVG has no size. Add a viewBox, or a width and a height.')],
  [
    FAULT_EXITS.nothingDrawn,
    sentence('This SVG is empty. Images loaded from other addresses are left out, so embed them.'),
  ],
])

/**
 * Redraws a picture as a square WebP of 512 pixels without metadata, into the file `path`, in a process of its own when it is
 * the owner's turn. Throws picture-type, picture-unreadable, or too-many while too many of the owner wait.
 */
export async function redrawPortrait(picture: Buffer, path: string, owner: Owner): Promise<void> {
  if (!isPicture(picture)) throw pictureError('picture-type')
  await inTurn(owner, path, () => runProgram(PROGRAM, picture, path))
}

/** Processes a picture when it is the owner's turn. Removes the file of a failed one. */
export async function inTurn(owner: Owner, path: string, work: () => Promise<void>): Promise<void> {
  const turn = turns.run(owner, work)
  if (!turn) throw pictureError('too-many')
  try {
    await turn
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Returns whether the first bytes are those of an accepted format. */
export function isPicture(picture: Buffer): boolean {
  const head = picture.subarray(0, 12).toString('latin1')
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP')
  return isWebp || SIGNATURES.some((signature) => head.startsWith(signature))
}

/** Pipes a picture to a program that re-encodes it into the file `path`. */
export function runProgram(
  program: string,
  picture: Buffer,
  path: string,
  wishes: readonly string[] = [],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settings = { timeout: TIME_MS_MAX, killSignal: 'SIGKILL', env: {} } as const
    const child = execFile(process.execPath, [program, path, ...wishes], settings, (error) => {
      if (!error) return resolve()
      const reason = REASONS.get(Number(error.code))
      reject(pictureError('picture-unreadable', reason ? { sentence: reason } : { cause: error }))
    })
    // A program that ended early closes its input. Its exit reports the reason.
    child.stdin?.on('error', () => {})
    child.stdin?.end(picture)
  })
}

/** Returns the error for a picture. Its body has the message as `error` too, where callers of this upload look for it. */
export function pictureError(
  code: AppError['code'],
  details: { message?: string; sentence?: Sentence; cause?: unknown } = {},
): AppError {
  const { sentence: said } = new AppError(code, details)
  return new AppError(code, { ...details, extra: { error: translateProblem('en', said) } })
}
