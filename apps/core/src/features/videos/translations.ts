import { AppError } from '../../platform/app-error.ts'

const UNIQUE_VIOLATION = '23505'

/** The database alone knows of two at the same moment that a family has each language once. Throws language-taken. */
export function refuseSecondOfLanguage(error: { code?: string; constraint?: string }): never {
  const isSecond = error.code === UNIQUE_VIOLATION && error.constraint === 'video_family_language'
  throw isSecond ? new AppError('language-taken', { cause: error }) : error
}
