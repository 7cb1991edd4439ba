import { t } from '@lingui/core/macro'
import type { LedgerFilter, LedgerLine } from '@vitrine/contract'
import { bucketName } from '../../lib/text/credit-usage.ts'
import { isolated } from '../../lib/i18n/isolated.ts'

/** Returns the subject of a line: the video, or the source of the credits. */
export function lineTitle(line: LedgerLine): string {
  if (line.kind === 'hold' || line.kind === 'release')
    return line.videoTitle ? isolated(line.videoTitle) : t`Deleted video`
  return bucketName({ kind: line.bucket, name: line.name })
}

/** Returns what happened, e.g. a refund with its reason. */
export function lineText(line: LedgerLine): string {
  if (line.kind === 'hold') return holdText(line)
  if (line.kind === 'release')
    return line.holdState === 'settled'
      ? t`Refunded: the video was shorter than estimated`
      : t`Refunded: the video failed`
  if (line.kind === 'expire') return line.bucket === 'monthly' ? t`Unused credits reset` : t`Unused credits expired`
  if (line.kind === 'adjust') return adjustText(line)
  return grantText(line)
}

function holdText({ holdState }: LedgerLine): string {
  if (holdState === 'held') return t`On hold until the video is ready`
  return holdState === 'settled' ? t`Video ready` : t({ message: 'On hold', comment: 'Credits, for a while' })
}

/** Adjustments are made by operators, or follow a returned payment. */
function adjustText({ credits, reason: given }: LedgerLine): string {
  const reason = isolated(given ?? '')
  if (credits > 0) return given ? t`Added by us: ${reason}` : t`Added by us`
  return given ? t`Revoked: ${reason}` : t`Revoked`
}

function grantText({ bucket, invoiceNumber, name, isForIntroduction }: LedgerLine): string {
  const number = isolated(invoiceNumber ?? '')
  if (bucket === 'bundle') return invoiceNumber ? t`Bundle purchased, invoice ${number}` : t`Bundle purchased`
  if (bucket === 'monthly') return invoiceNumber ? t`Subscription paid, invoice ${number}` : t`Added for this month`
  if (bucket === 'signup') return t`Added at sign-up`
  if (bucket === 'refund') return t({ message: 'Refunded', context: 'credits' })
  if (isForIntroduction) return t`Free: first video of your digital twin`
  const reason = isolated(name ?? '')
  return name ? t`Added by us: ${reason}` : t`Added by us`
}

export function filterName(filter: LedgerFilter): string {
  const names: Record<LedgerFilter, string> = {
    all: t`All entries`,
    bought: t({ message: 'Received', context: 'credits', comment: 'Credits that came in: bought or given' }),
    used: t({ message: 'Used', comment: 'Credits that videos took' }),
    returned: t({ message: 'Refunded', context: 'credits', comment: 'Credits that came back from videos' }),
    ended: t({ message: 'Expired or revoked', comment: 'Credits' }),
  }
  return names[filter]
}
