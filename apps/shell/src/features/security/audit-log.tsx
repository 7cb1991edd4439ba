import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Act, AuditLine } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../kit/format.ts'
import { Button } from '../../kit/ui/button.tsx'
import { type Column, DataTable } from '../../kit/ui/data-table.tsx'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { isolated } from '../../kit/i18n/isolated.ts'
import { actNames } from './act-names.ts'
import { detailText } from './detail-text.ts'
import { useAudit } from './queries.ts'

function columns(): Column<AuditLine>[] {
  return [
    { title: t`Time`, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
    {
      title: t({ message: 'Act', comment: 'What somebody did, in the audit log' }),
      cell: (line) => <What line={line} />,
    },
    {
      title: t({ message: 'By', comment: 'Who did it, in the audit log' }),
      cell: ({ actor, actedBy }) => <Who actor={actor} actedBy={actedBy} />,
    },
    {
      title: t({ message: 'Concerns', comment: 'Whom it was done to, in the audit log' }),
      cell: ({ subject }) => <bdi>{subject?.username ?? '–'}</bdi>,
    },
    {
      title: t({ message: 'Address', comment: 'Network address, in the audit log' }),
      cell: ({ address }) => <bdi>{address ?? '–'}</bdi>,
    },
  ]
}

/** Somebody of the platform has no name here: their account is of another site. */
function Who({ actor, actedBy }: Pick<AuditLine, 'actor' | 'actedBy'>) {
  const name = actor ? (actor.username ?? t`Somebody who left`) : t`Nobody signed in`
  if (!actedBy) return <bdi>{name}</bdi>
  const [person, visitor] = [isolated(name), isolated(actedBy.username ?? t`Support`)]
  return (
    <Trans>
      {visitor}, in the account of {person}
    </Trans>
  )
}

interface AuditLogProps {
  /** Those the reader may choose from; without them it is the log of the reader's own tenant. */
  tenants?: { slug: string; name: string }[]
  ownSlug: string
}

/** What happened to the accounts of a tenant, newest first. */
export function AuditLog({ tenants = [], ownSlug }: AuditLogProps) {
  const [act, setAct] = useState<Act>()
  const [slug, setSlug] = useState(ownSlug)
  const log = useAudit({ act, tenant: slug === ownSlug ? undefined : slug })
  const lines = log.data?.pages.flatMap(({ items }) => items)
  return (
    <Section aria-labelledby="audit-log">
      <Head>
        <h2 id="audit-log">
          <Trans>Audit log</Trans>
        </h2>
        <Filters tenants={tenants} slug={slug} onSlug={setSlug} act={act} onAct={setAct} />
      </Head>
      {log.error && (
        <ErrorState
          title={t`The audit log could not be loaded.`}
          error={log.error}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isPending && <Skeleton height="320px" radius={token.radius.card} />}
      {lines?.length === 0 && (
        <EmptyState
          title={act ? t`Nothing of this kind` : t`Nothing has happened yet`}
          text={act ? t`Choose another act to see more.` : t`Sign-ins, changed passwords and roles will stand here.`}
        />
      )}
      {lines && lines.length > 0 && (
        <DataTable caption={t`Audit log`} columns={columns()} rows={lines} rowKey={({ id }) => id} />
      )}
      {log.hasNextPage && (
        <More
          variant="secondary"
          busy={log.isFetchingNextPage}
          busyText={t`Loading...`}
          onClick={() => void log.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </More>
      )}
    </Section>
  )
}

interface FiltersProps {
  tenants: { slug: string; name: string }[]
  slug: string
  onSlug: (slug: string) => void
  act: Act | undefined
  onAct: (act: Act | undefined) => void
}

function Filters({ tenants, slug, onSlug, act, onAct }: FiltersProps) {
  return (
    <Choices>
      {tenants.length > 1 && (
        <Field label={t`Tenant`}>
          <Select value={slug} onChange={(event) => onSlug(event.currentTarget.value)}>
            {tenants.map((tenant) => (
              <option key={tenant.slug} value={tenant.slug}>
                {tenant.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t({ message: 'Act', comment: 'What somebody did, in the audit log' })}>
        <Select
          value={act ?? ''}
          onChange={(event) => onAct((event.currentTarget.value || undefined) as Act | undefined)}
        >
          <option value="">{t`Every act`}</option>
          {Object.entries(actNames()).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
    </Choices>
  )
}

/** A line outlives the version that wrote it: an act without words shows its name. */
function What({ line: { act, detail } }: { line: AuditLine }) {
  const words: Record<string, string> = actNames()
  const more = detailText(detail)
  return (
    <Stack>
      <b>{words[act] ?? act}</b>
      {more && <bdi>{more}</bdi>}
    </Stack>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${token.space[4]};
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space[4]};
`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`
const Stack = styled.span`
  display: grid;
  b {
    font-weight: 600;
  }
  span {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const More = styled(Button)`
  justify-self: center;
`
