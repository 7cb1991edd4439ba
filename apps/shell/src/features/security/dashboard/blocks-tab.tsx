import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { IpBlock } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useRef } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { useBlock, useBlocks, useUnblock } from './queries.ts'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

/** The networks from which the site takes no requests. On the operator's own site, whose blocks apply to all sites, the team only reads. */
export function BlocksTab() {
  const blocks = useBlocks()
  const { isPlatform } = useBoot()
  const { data: user } = useUser()
  const isReadOnly = isPlatform && user?.role === 'partner'
  return (
    <Stack $gap={5}>
      {isReadOnly ? (
        <Note>{t`Blocks on this site apply to all sites, so only operators can change them.`}</Note>
      ) : (
        <BlockForm />
      )}
      <Loaded query={blocks} title={t`Couldn’t load the blocked networks.`}>
        {({ pages }) => <BlockList blocks={pages.flatMap(({ items }) => items)} isReadOnly={isReadOnly} />}
      </Loaded>
      {blocks.hasNextPage && (
        <Button variant="secondary" busy={blocks.isFetchingNextPage} onClick={() => void blocks.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  )
}

function BlockForm() {
  const [block, showToast] = [useBlock(), useToast()]
  const form = useRef<HTMLFormElement>(null)
  function send(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const [ip, reason, hours] = ['ip', 'reason', 'hours'].map((name) => String(values.get(name) ?? '').trim())
    block.mutate(
      { ip: ip ?? '', reason: reason || undefined, hours: hours ? Number(hours) : undefined },
      {
        onSuccess: ({ network }) => {
          form.current?.reset()
          showToast({ title: t`${network} is blocked`, tone: 'success' })
        },
      },
    )
  }
  const rest = restFault(block.error)
  return (
    <Form ref={form} onSubmit={send}>
      <Field label={t`IP address or network`} error={fieldFault(block.error, 'ip')}>
        <TextInput name="ip" required maxLength={60} dir="ltr" autoComplete="off" placeholder="203.0.113.0/24" />
      </Field>
      <Field label={t`Reason`} optional error={fieldFault(block.error, 'reason')}>
        <TextInput name="reason" maxLength={200} />
      </Field>
      <Field label={t`Blocked for`}>
        <Select name="hours" defaultValue="">
          <option value="">{t({ message: 'Until removed', comment: 'How long a network is blocked' })}</option>
          <option value="1">{t`1 hour`}</option>
          <option value="24">{t`24 hours`}</option>
          <option value="720">{t`30 days`}</option>
        </Select>
      </Field>
      <Button type="submit" busy={block.isPending}>
        <Trans>Add to Blacklist</Trans>
      </Button>
      {rest && <Note tone="bad">{rest}</Note>}
    </Form>
  )
}

function BlockList({ blocks, isReadOnly }: { blocks: IpBlock[]; isReadOnly: boolean }) {
  const [unblock, showToast] = [useUnblock(), useToast()]
  if (blocks.length === 0)
    return (
      <EmptyState
        isPart
        title={t`No networks are blocked`}
        text={t`Requests from blocked networks are rejected immediately.`}
      />
    )
  function remove({ id, network }: IpBlock): void {
    unblock.mutate(id, {
      onSuccess: () => showToast({ title: t`${network} is no longer blocked`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  }
  return (
    <DataTable
      caption={t`Blocked networks`}
      columns={columns(isReadOnly ? undefined : remove)}
      rows={blocks}
      rowKey={({ id }) => id}
    />
  )
}

/** Without `remove` the list is read only. */
function columns(remove: ((block: IpBlock) => void) | undefined): Column<IpBlock>[] {
  const facts: Column<IpBlock>[] = [
    { title: t`Network`, place: 'name', cell: ({ network }) => <bdi>{network}</bdi> },
    { title: t`Reason`, cell: ({ reason }) => <span dir="auto">{reason ?? '–'}</span> },
    { title: t({ message: 'Added', context: 'moment' }), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      title: t({ message: 'Ends', comment: 'When a network is no longer blocked' }),
      cell: ({ expiresAt }) => (expiresAt ? formatMoment(expiresAt) : t`Until removed`),
    },
  ]
  if (!remove) return facts
  return [
    ...facts,
    {
      title: t`Action`,
      place: 'corner',
      cell: (block) => {
        const { network } = block
        return (
          <TextButton aria-label={t`Remove ${network}`} onClick={() => remove(block)}>
            <Trans>Remove</Trans>
          </TextButton>
        )
      },
    },
  ]
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: 2fr 2fr 1fr auto;
  align-items: start;
  gap: ${token.space[4]};
  > :last-child:not(button) {
    grid-column: 1 / -1;
  }
  /* Beside the controls, which have a label above them. */
  > button {
    margin-block-start: 30px;
  }
  @media (max-width: 860px) {
    grid-template-columns: 1fr;
    > button {
      margin-block-start: 0;
    }
  }
`
