import { createCaptures } from './capture-service.ts'
import { createUploadChecks } from './checks-service.ts'
import { createUploads } from './service.ts'

type Parts = Parameters<typeof createUploads>[0] & Omit<Parameters<typeof createCaptures>[0], 'uploads'>

/** What people send, what is brought for them from outside, and the check of both. */
export function createUploadRooms(parts: Parts) {
  const uploads = createUploads(parts)
  return { uploads, checks: createUploadChecks(parts), captures: createCaptures({ ...parts, uploads }) }
}
