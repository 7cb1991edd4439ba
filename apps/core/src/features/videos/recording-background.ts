import type { VideoLook } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

interface Wanted {
  look: Pick<VideoLook, 'twinBackground'>
  isLookKept?: boolean
}

/** Throws recording-background-kept where backgrounds of recordings cannot be changed, unless a video is made again. */
export function refuseMissingBackground({ branding }: Pick<Tenant, 'branding'>, { look, isLookKept }: Wanted): void {
  if (look.twinBackground === 'kept' || isLookKept || branding.separatesBackgrounds) return
  throw new AppError('recording-background-kept')
}
