import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ApiKeyRecord, type Scope, scopes } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { KeyRound } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCount, formatDate, formatList } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { type Column, DataTable } from '../../ui/data/data-table.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { useKeys, useTakeBack } from './queries.ts'
import { scopeNames } from './scope-names.ts'

const videoScopes: readonly Scope[] = ['videos:read', 'videos:write']

/** The keys with which programs work on this site; a customer has keys of their own, for videos. */
export function KeysPanel({ isOwn = false }: { isOwn?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<ApiKeyRecord>()
  return (
    <Panel
      title={t`API integration`}
      aside={
        <Button
          variant="secondary"
          icon={<KeyRound size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Trans>Create a key</Trans>
        </Button>
      }
    >
      <Lead>
        {isOwn ? (
          <Trans>Your own apps can create and fetch your videos with an API key.</Trans>
        ) : (
          <Trans>Your own apps can create videos, invite people and read analytics with an API key.</Trans>
        )}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          <Trans>View API docs</Trans>
        </a>
      </Lead>
      <Loaded query={useKeys(isOwn)} title={t`Couldn’t load the keys.`}>
        {(keys) => (keys.length > 0 ? <List keys={keys} onTakeBack={setAsked} /> : null)}
      </Loaded>
      <KeyDialog open={isOpen} offered={isOwn ? videoScopes : scopes} onClose={() => setOpen(false)} />
      <TakeBack record={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  )
}

function List({ keys, onTakeBack }: { keys: ApiKeyRecord[]; onTakeBack: (record: ApiKeyRecord) => void }) {
  return <DataTable caption={t`API keys`} columns={columns(onTakeBack)} rows={keys} rowKey={({ id }) => id} />
}

function columns(revoke: (record: ApiKeyRecord) => void): Column<ApiKeyRecord>[] {
  const names: Record<string, string> = scopeNames()
  return [
    {
      title: t({ message: 'Name', comment: 'Of a key for programs' }),
      place: 'name',
      cell: ({ name, beginning }) => (
        <Named>
          <b>
            <bdi>{name}</bdi>
          </b>
          <code dir="ltr">{beginning}…</code>
        </Named>
      ),
    },
    {
      title: t({ message: 'Scopes', comment: 'What a key for programs is for' }),
      cell: ({ scopes }) => formatList(scopes.map((scope) => names[scope] ?? scope)),
    },
    { title: t`Created by`, cell: ({ madeBy }) => <bdi>{madeBy}</bdi> },
    {
      title: t`Last used`,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? formatAgo(lastUsedAt) : t({ message: 'never', comment: 'A key was never used' }),
    },
    { title: t`Credits used`, isFigure: true, cell: usedOf },
    { title: t`Expires`, cell: ({ expiresAt }) => formatDate(expiresAt) },
    {
      title: t`Actions`,
      place: 'corner',
      isFigure: true,
      cell: (record) => (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => revoke(record)}>
          <Trans comment="A key for programs">Revoke</Trans>
        </Button>
      ),
    },
  ]
}

/** Returns the credits that a key has spent of its limit, or in total without one. */
function usedOf({ creditLimit, creditsUsed }: ApiKeyRecord): string {
  const used = formatCount(creditsUsed)
  if (!creditLimit) return used
  const limit = formatCount(creditLimit.credits)
  return creditLimit.period === 'month' ? t`${used} of ${limit} this month` : t`${used} of ${limit}`
}

function TakeBack({ record, onClose }: { record: ApiKeyRecord | undefined; onClose: () => void }) {
  const showToast = useToast()
  const take = useTakeBack()
  const name = isolated(record?.name ?? '')
  return (
    <ConfirmDialog
      open={record !== undefined}
      onClose={onClose}
      danger
      title={t`Revoke ${name}?`}
      text={t`Apps using this key lose access immediately.`}
      confirmText={t({ message: 'Revoke', comment: 'A key for programs' })}
      busy={take.isPending}
      onConfirm={() =>
        record &&
        take.mutate(record.id, {
          onSettled: onClose,
          onError: (error) =>
            showToast({ title: t`Couldn’t revoke the key`, description: faultOf(error), tone: 'destructive' }),
        })
      }
    />
  )
}

const Lead = styled.p`
  margin-block-end: ${token.space[3]};
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
  a {
    font-weight: 600;
    color: ${token.link};
  }
`
const Named = styled.span`
  b {
    display: block;
    font-weight: 600;
  }
  code {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
