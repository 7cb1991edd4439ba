import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import { useState } from 'react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useUser } from '../../lib/session/session.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { mayAdminister } from '../../lib/session/effective-role.ts'
import { AddDomainDialog } from './add-domain-dialog.tsx'
import { AddressRow, AddressRows } from './address-row.tsx'
import { DomainDetail } from './domain-detail.tsx'
import { stateLine } from './domain-labels.ts'
import { useDomains } from './queries.ts'

/** The addresses of the site, one of them open with its records. */
export function DomainsTab() {
  const { t } = useLingui()
  const { data: user } = useUser()
  const { data, error, refetch } = useDomains()
  const [openId, setOpenId] = useState<string | null>()
  const [typed, setTyped] = useState<string>()
  if (error && !data)
    return <ErrorState title={t`Couldn’t load the domains.`} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" radius={token.radius.card} />
  const mayChange = user !== null && user !== undefined && mayAdminister(user)
  const unfinished = data.items.find(({ state }) => state !== 'live')
  // Until a choice, the one that needs something is open.
  const open = data.items.find(({ id }) => id === (openId === undefined ? unfinished?.id : openId))
  const hasPrimary = data.items.some(({ isPrimary, state }) => isPrimary && state === 'live')
  const add = mayChange && (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setTyped('')}>
      <Trans>Add domain</Trans>
    </Button>
  )
  return (
    <>
      <Panel title={t`Your domains`} aside={add}>
        <AddressRows>
          <AddressRow
            host={data.home}
            tone="ok"
            badge={<Badge>{t`Always works`}</Badge>}
            line={hasPrimary ? t`Redirects to the primary address` : t`Live`}
          />
          {data.items.map((domain) => (
            <AddressRow
              key={domain.id}
              host={domain.host}
              {...stateLine(domain)}
              badge={domain.isPrimary && <Badge tone="brand">{t`Primary`}</Badge>}
              isOpen={domain.id === open?.id}
              onToggle={() => setOpenId(domain.id === open?.id ? null : domain.id)}
            />
          ))}
        </AddressRows>
      </Panel>
      {open && <DomainDetail key={open.id} domain={open} home={data.home} mayChange={mayChange} onInstead={setTyped} />}
      {typed !== undefined && (
        <AddDomainDialog
          suggested={typed}
          onClose={() => setTyped(undefined)}
          onAdded={({ id }) => {
            setTyped(undefined)
            setOpenId(id)
          }}
        />
      )}
    </>
  )
}
