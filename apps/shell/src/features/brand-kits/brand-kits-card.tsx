import { Trans, useLingui } from '@lingui/react/macro'
import { type BrandKit, BRAND_KITS_MAX } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Globe, Plus } from '#icons'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { useBrandKits } from '../../lib/brand/brand-kits.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SettingsCard } from '../../ui/layout/settings-card.tsx'
import { BulkRebrandOffer } from '../../ui/bulk-rebrand/offer.tsx'
import { KitMark } from './mark.tsx'
import { WebsiteDialog } from './website-dialog.tsx'
import { SmallText } from '../../ui/layout/small-text.tsx'

// The editor with its preview is as large as a screen, and most visits open none.
const KitDialog = lazy(() => import('./editor-dialog.tsx').then((module) => ({ default: module.KitDialog })))

/** The dialog that is open: the editor of a kit or of a new one, or the website import. */
type Opened = { kit: BrandKit | undefined; found?: string } | 'website' | undefined

/** The brands of a person's own business. */
export function BrandKitsCard() {
  const { t } = useLingui()
  const kits = useBrandKits()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <SettingsCard
      title={t`Brand kits`}
      text={t`Your business in videos, on share pages and in contact requests: name, logo, colors and contacts.`}
    >
      {kits.error && (
        <ErrorState title={t`Couldn’t load your brand kits.`} error={kits.error} onRetry={() => void kits.refetch()} />
      )}
      {kits.isPending && <Skeleton height="72px" radius={token.radius.control} />}
      {kits.data && kits.data.length > 0 && <KitList kits={kits.data} onEdit={(kit) => setOpened({ kit })} />}
      {kits.data && (
        <Actions isEmpty={kits.data.length === 0} isFull={kits.data.length >= BRAND_KITS_MAX} onOpen={setOpened} />
      )}
      {kits.data && kits.data.length > 0 && <BulkRebrandOffer of="person" />}
      {opened === 'website' && <WebsiteDialog onClose={close} onRead={(kit, found) => setOpened({ kit, found })} />}
      {opened && opened !== 'website' && (
        <Suspense fallback={null}>
          <KitDialog kit={opened.kit} found={opened.found} isFirst={kits.data?.length === 0} onClose={close} />
        </Suspense>
      )}
    </SettingsCard>
  )
}

function KitList({ kits, onEdit }: { kits: readonly BrandKit[]; onEdit: (kit: BrandKit) => void }) {
  const { t } = useLingui()
  const editLabel = ({ name }: BrandKit) => t`Edit ${name}`
  return (
    <List>
      {kits.map((kit) => (
        <li key={kit.id}>
          <KitMark kit={kit} />
          <div>
            <b>
              <bdi>{kit.name}</bdi>
            </b>
            <Meta>
              <Swatches aria-hidden="true">
                {(['primary', 'secondary', 'accent'] as const).map((name) => (
                  <i key={name} style={{ background: kit.colours[name] }} />
                ))}
              </Swatches>
              {kit.isDefault && (
                <Badge tone="brand">
                  <Trans comment="The brand kit that is used where none is chosen">Default</Trans>
                </Badge>
              )}
            </Meta>
          </div>
          <Button variant="secondary" aria-label={editLabel(kit)} onClick={() => onEdit(kit)}>
            <Trans>Edit</Trans>
          </Button>
        </li>
      ))}
    </List>
  )
}

interface ActionsProps {
  isEmpty: boolean
  isFull: boolean
  onOpen: (opened: Opened) => void
}

function Actions({ isEmpty, isFull, onOpen }: ActionsProps) {
  const { t } = useLingui()
  const count = formatCount(BRAND_KITS_MAX)
  if (isFull)
    return (
      <SmallText>
        <Trans>You have {count} brand kits. Delete one to add another.</Trans>
      </SmallText>
    )
  return (
    <ButtonRow>
      <Button
        variant={isEmpty ? 'primary' : 'secondary'}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => onOpen({ kit: undefined })}
      >
        {t`Add brand kit`}
      </Button>
      <Button
        variant={isEmpty ? 'secondary' : 'ghost'}
        icon={<Globe size={18} aria-hidden="true" />}
        onClick={() => onOpen('website')}
      >
        {t`Import from a website`}
      </Button>
    </ButtonRow>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
  }
  li + li {
    border-block-start: 1px solid ${token.border};
  }
  li:first-child {
    padding-block-start: 0;
  }
  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Meta = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 26px;
`
const Swatches = styled.span`
  display: flex;
  i {
    inline-size: 22px;
    block-size: 8px;
    box-shadow: inset 0 0 0 1px ${token.border};
  }
  i:first-child {
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
  }
  i:last-child {
    border-start-end-radius: 4px;
    border-end-end-radius: 4px;
  }
`
