import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApiKeyRecord } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatDate, formatList } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '../../../kit/ui/data-table.tsx'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { faultOf } from '../invite-dialog.tsx'
import { Panel } from '../panel.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { useKeys, useTakeBack } from './queries.ts'
import { scopeNames } from './scope-names.ts'

/** The keys with which programs work on this site. */
export function KeysPanel() {
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
          <Trans>Make a key</Trans>
        </Button>
      }
    >
      <Lead>
        <Trans>
          Your own programs make videos, invite people and read figures here with a key.{' '}
          <a href="/api/docs" target="_blank" rel="noreferrer">
            What they can do
          </a>
        </Trans>
      </Lead>
      <Loaded query={useKeys()} title={t`The keys could not be loaded.`}>
        {(keys) => (keys.length > 0 ? <List keys={keys} onTakeBack={setAsked} /> : null)}
      </Loaded>
      <KeyDialog open={isOpen} onClose={() => setOpen(false)} />
      <TakeBack record={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  )
}

function List({ keys, onTakeBack }: { keys: ApiKeyRecord[]; onTakeBack: (record: ApiKeyRecord) => void }) {
  return <DataTable caption={t`Keys for programs`} columns={columns(onTakeBack)} rows={keys} rowKey={({ id }) => id} />
}

function columns(takeBack: (record: ApiKeyRecord) => void): Column<ApiKeyRecord>[] {
  const names: Record<string, string> = scopeNames()
  return [
    {
      title: t({ message: 'Name', comment: 'Of a key for programs' }),
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
      title: t({ message: 'May', comment: 'What a key for programs is for' }),
      cell: ({ scopes }) => formatList(scopes.map((scope) => names[scope] ?? scope)),
    },
    { title: t`Made by`, cell: ({ madeBy }) => <bdi>{madeBy}</bdi> },
    {
      title: t`Last used`,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? formatAgo(lastUsedAt) : t({ message: 'never', comment: 'A key was never used' }),
    },
    { title: t`Works until`, cell: ({ expiresAt }) => formatDate(expiresAt) },
    {
      title: t`Actions`,
      isFigure: true,
      cell: (record) => (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => takeBack(record)}>
          <Trans comment="A key for programs">Revoke</Trans>
        </Button>
      ),
    },
  ]
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
      text={t`Programs that use this key are refused from this moment on.`}
      confirmText={t({ message: 'Revoke', comment: 'A key for programs' })}
      busy={take.isPending}
      onConfirm={() =>
        record &&
        take.mutate(record.id, {
          onSettled: onClose,
          onError: (error) => showToast({ title: t`Not revoked`, description: faultOf(error), tone: 'destructive' }),
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
