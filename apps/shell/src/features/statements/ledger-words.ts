import { t } from '@lingui/core/macro'
import type { LedgerFilter, LedgerLine } from '@vitrine/contract'
import { bucketName } from '../../kit/credit-usage.ts'
import { isolated } from '../../kit/i18n/isolated.ts'

/** What a line is about: the video, or what the credits came with. */
export function lineTitle(line: LedgerLine): string {
  if (line.kind === 'hold' || line.kind === 'release')
    return line.videoTitle ? isolated(line.videoTitle) : t`A video that is gone`
  return bucketName({ kind: line.bucket, name: line.name })
}

/** What happened. */
export function lineText(line: LedgerLine): string {
  if (line.kind === 'hold') return holdText(line)
  if (line.kind === 'release')
    return line.holdState === 'settled' ? t`Given back, the video was shorter` : t`Given back, the video failed`
  if (line.kind === 'expire') return line.bucket === 'monthly' ? t`Unused credits reset` : t`Unused credits expired`
  if (line.kind === 'adjust') return t`Taken back`
  return grantText(line)
}

function holdText({ holdState }: LedgerLine): string {
  if (holdState === 'held') return t`Held until the video is ready`
  return holdState === 'settled' ? t`Video ready` : t({ message: 'Held', comment: 'Credits, for a while' })
}

function grantText({ bucket, invoiceNumber, name }: LedgerLine): string {
  const number = isolated(invoiceNumber ?? '')
  if (bucket === 'bundle') return invoiceNumber ? t`Bundle bought, invoice ${number}` : t`Bundle bought`
  if (bucket === 'monthly') return invoiceNumber ? t`Subscription paid, invoice ${number}` : t`For this month`
  if (bucket === 'signup') return t`For your first videos`
  if (bucket === 'refund') return t`Given back`
  const reason = isolated(name ?? '')
  return name ? t`Added by us: ${reason}` : t`Added by us`
}

export function filterName(filter: LedgerFilter): string {
  const names: Record<LedgerFilter, string> = {
    all: t`All entries`,
    bought: t({ message: 'Received', comment: 'Credits that came in: bought or given' }),
    used: t({ message: 'Used', comment: 'Credits that videos took' }),
    returned: t({ message: 'Given back', comment: 'Credits that came back from videos' }),
    ended: t({ message: 'Expired or taken back', comment: 'Credits' }),
  }
  return names[filter]
}
