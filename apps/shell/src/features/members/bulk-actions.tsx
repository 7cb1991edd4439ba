import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ChangedUsers, TeamMember } from '@vitrine/contract'
import { Coins, Download, Pause, Play } from '#icons'
import { useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import type { Selection } from '../../lib/lists/selection.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { SelectionBar } from '../../ui/data/selection-bar.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { BulkGrant } from './bulk-grant.tsx'
import { useChangeMany } from './bulk-queries.ts'

/** The most people that the calls accept at once. */
const PEOPLE_MAX = 100

interface BulkActionsProps {
  selection: Selection
  users: readonly Pick<TeamMember, 'id' | 'disabled'>[]
}

/** Actions on the selected users. */
export function BulkActions({ selection, users }: BulkActionsProps) {
  const [asked, setAsked] = useState<'grant' | 'suspend'>()
  const { change, isPending } = useChange(selection, () => setAsked(undefined))
  const chosen = users.filter(({ id }) => selection.has(id))
  const people = plural(selection.ids.length, { one: '# user', other: '# users' })
  const close = () => setAsked(undefined)
  if (selection.ids.length > PEOPLE_MAX)
    return (
      <SelectionBar selection={selection} label={t`Selected users`}>
        {t`Select at most 100 users at a time.`}
      </SelectionBar>
    )
  return (
    <>
      <SelectionBar selection={selection} label={t`Selected users`}>
        <Button variant="ghost" icon={<Coins size={18} aria-hidden="true" />} onClick={() => setAsked('grant')}>
          <Trans>Grant credits</Trans>
        </Button>
        {chosen.some(({ disabled }) => !disabled) && (
          <Button variant="ghost" icon={<Pause size={18} aria-hidden="true" />} onClick={() => setAsked('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        )}
        {chosen.some(({ disabled }) => disabled) && (
          <Button
            variant="ghost"
            busy={isPending}
            icon={<Play size={18} aria-hidden="true" />}
            onClick={() => change(false)}
          >
            <Trans>Reactivate</Trans>
          </Button>
        )}
        <LinkButton
          variant="ghost"
          href={`/api/whitelabel/users.csv?ids=${selection.ids.join(',')}`}
          download
          icon={<Download size={18} aria-hidden="true" />}
        >
          <Trans>Export CSV</Trans>
        </LinkButton>
      </SelectionBar>
      <BulkGrant key={String(asked === 'grant')} ids={selection.ids} open={asked === 'grant'} onClose={close} />
      <ConfirmDialog
        open={asked === 'suspend'}
        onClose={close}
        onConfirm={() => change(true)}
        title={t`Suspend ${people}?`}
        text={t`They’re signed out everywhere and can’t sign in. Videos, credits and share links stay.`}
        confirmText={t`Suspend`}
        busy={isPending}
        danger
      />
    </>
  )
}

function useChange(selection: Selection, onDone: () => void) {
  const showToast = useToast()
  const changing = useChangeMany()
  const change = (disabled: boolean) =>
    changing.mutate(
      { ids: selection.ids, change: { disabled } },
      {
        onSuccess: (result) => {
          showToast({ ...outcome(result, disabled), tone: result.refused.length > 0 ? 'destructive' : 'success' })
          selection.clear()
        },
        onError: (error) => showToast({ title: t`Nothing changed`, description: faultOf(error), tone: 'destructive' }),
        onSettled: onDone,
      },
    )
  return { change, isPending: changing.isPending }
}

/** Returns a message with the number of changed people, and the reason of the first refusal. */
function outcome({ changed, refused }: ChangedUsers, disabled: boolean): { title: string; description?: string } {
  const { length } = changed
  const title = disabled
    ? plural(length, { one: '# user suspended', other: '# users suspended' })
    : plural(length, { one: '# user reactivated', other: '# users reactivated' })
  const [first] = refused
  if (!first) return { title }
  const left = plural(refused.length, { one: '# unchanged', other: '# unchanged' })
  return { title, description: `${left}: ${first.message}` }
}
