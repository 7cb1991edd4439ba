import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BrandDraft, BrandVersion } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useRollback, useVersions } from './queries.ts'
import { faultOf } from '../../lib/forms/fault-of.ts'

interface VersionsDialogProps {
  open: boolean
  onClose: () => void
  onBack: (draft: BrandDraft) => void
}

/** Published versions, each with a button that restores it. */
export function VersionsDialog({ open, onClose, onBack }: VersionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Versions`} text={t`Restoring publishes immediately.`}>
      <Versions
        onBack={(draft) => {
          onBack(draft)
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
      onSuccess: (draft) => {
        showToast({ title: t`Branding updated successfully`, tone: 'success' })
        onBack(draft)
      },
      onError: (error) =>
        showToast({ title: t`Failed to update branding`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Loaded query={useVersions()} title={t`Couldn’t load the versions.`}>
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
          {version.publishedAt ? formatMoment(version.publishedAt) : t`Initial version`}
          {version.publishedBy && <bdi> · {version.publishedBy}</bdi>}
        </span>
      </span>
      {version.isCurrent ? (
        <Badge tone="ok">{t`live`}</Badge>
      ) : (
        <Button variant="secondary" disabled={isBusy} onClick={onBring}>
          <Trans>Restore</Trans>
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
