import { AppError } from '../../platform/errors/app-error.ts'

const UNIQUE_VIOLATION = '23505'

/** Only the database can detect two concurrent inserts of the same language in a family. Throws language-taken. */
export function refuseSecondOfLanguage(error: { code?: string; constraint?: string }): never {
  const isSecond = error.code === UNIQUE_VIOLATION && error.constraint === 'video_family_language'
  throw isSecond ? new AppError('language-taken', { cause: error }) : error
}
