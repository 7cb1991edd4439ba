import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BrandDesign, BrandVersion } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { Badge } from '../../kit/ui/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { useRollback, useVersions } from './brand-queries.ts'
import { faultOf } from './invite-dialog.tsx'

interface VersionsDialogProps {
  open: boolean
  onClose: () => void
  onBack: (design: BrandDesign) => void
}

/** What was published, with the way back to each of them. */
export function VersionsDialog({ open, onClose, onBack }: VersionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Versions`} text={t`Bringing one back publishes it at once.`}>
      <Versions
        onBack={(design) => {
          onBack(design)
          onClose()
        }}
      />
    </Dialog>
  )
}

function Versions({ onBack }: Pick<VersionsDialogProps, 'onBack'>) {
  const showToast = useToast()
  const rollback = useRollback()
  const bring = (version: number) =>
    rollback.mutate(version, {
      onSuccess: ({ design }) => {
        showToast({ title: t`Branding updated successfully`, tone: 'success' })
        onBack(design)
      },
      onError: (error) =>
        showToast({ title: t`Failed to update branding`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Loaded query={useVersions()} title={t`The versions could not be loaded.`}>
      {(versions) => (
        <List>
          {versions.map((version) => (
            <Line
              key={version.version}
              version={version}
              isBusy={rollback.isPending}
              onBring={() => bring(version.version)}
            />
          ))}
        </List>
      )}
    </Loaded>
  )
}

interface LineProps {
  version: BrandVersion
  isBusy: boolean
  onBring: () => void
}

function Line({ version, isBusy, onBring }: LineProps) {
  const number = formatCount(version.version)
  const { primary, secondary, accent } = version.colours
  return (
    <li>
      <svg viewBox="0 0 36 24" width="54" height="36" aria-hidden="true">
        {[primary, secondary, accent].map((colour, index) => (
          <rect key={`${index} ${colour}`} x={index * 12} width="12" height="24" fill={colour} />
        ))}
      </svg>
      <span>
        <b>
          <Trans>Version {number}</Trans>
        </b>
        <bdi>{version.companyName}</bdi>
        <span>
          {version.publishedAt ? formatMoment(version.publishedAt) : t`What the site began with`}
          {version.publishedBy && <bdi> · {version.publishedBy}</bdi>}
        </span>
      </span>
      {version.isCurrent ? (
        <Badge tone="ok">{t`live`}</Badge>
      ) : (
        <Button variant="secondary" disabled={isBusy} onClick={onBring}>
          <Trans>Bring back</Trans>
        </Button>
      )}
    </li>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-start: 1px solid ${token.border};
  }
  li > span:first-of-type {
    flex: 1;
    display: grid;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  b {
    color: ${token.text};
  }
  svg {
    flex: none;
    border-radius: ${token.radius.tag};
  }
`
