import { plural, t } from '@lingui/core/macro'
import type { AdminSearch } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatList, formatMoment, formatMoney } from '../../../lib/i18n/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { SearchBox } from '../../../ui/forms/search-box.tsx'
import { coreWord } from '../labels.ts'
import { SHOWN, useAdminSearch } from './search-queries.ts'

/** One box over people, partners, videos and orders of all tenants. */
export function GlobalSearch() {
  const [q, setQ] = useState('')
  const close = () => setQ('')
  return (
    <Box role="search" aria-label={t`Search all tenants`} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <SearchBox q={q} placeholder={t`Search users, partners, videos and orders`} onSearch={setQ} />
      {q !== '' && <Results key={q} q={q} onOpen={close} />}
    </Box>
  )
}

function Results({ q, onOpen }: { q: string; onOpen: () => void }) {
  const [limit, setLimit] = useState<number>(SHOWN.first)
  const { data, error } = useAdminSearch(q, limit)
  const count = data && Object.values(data).reduce((sum, { items }) => sum + items.length, 0)
  const hasMore = data !== undefined && Object.values(data).some((group) => group.hasMore)
  return (
    <Panel onClick={({ target }) => target instanceof Element && target.closest('a') && onOpen()}>
      <p role="status">
        {error
          ? ''
          : count === undefined
            ? t`Searching...`
            : plural(count, { 0: 'No results', one: '# result', other: '# results' })}
      </p>
      {error && <Note tone="bad">{t`Couldn’t search. Try again.`}</Note>}
      {data && <Groups found={data} />}
      {hasMore && limit === SHOWN.first && (
        <button type="button" onClick={() => setLimit(SHOWN.all)}>{t`Show more results`}</button>
      )}
      {hasMore && limit === SHOWN.all && <p>{t`There are more results. Type more to narrow them down.`}</p>}
    </Panel>
  )
}

function Groups({ found: { people, partners, videos, orders } }: { found: AdminSearch }) {
  return (
    <>
      <Group title={t`Users`} isEmpty={people.items.length === 0}>
        {people.items.map(({ id, displayName, username, email, tenant }) => (
          <Row
            key={id}
            to={`/admin?user=${id}`}
            name={displayName || username}
            detail={[email ?? `@${username}`, tenant]}
          />
        ))}
      </Group>
      <Group title={t`Partners`} isEmpty={partners.items.length === 0}>
        {partners.items.map(({ id, slug, name }) => (
          <Row key={id} to={`/admin?tenant=${slug}`} name={name} detail={[slug, t`Users`]} />
        ))}
      </Group>
      <Group title={t`Videos`} isEmpty={videos.items.length === 0}>
        {videos.items.map(({ id, title, status, tenant }) => (
          <Row key={id} to={`/admin?tab=videos&video=${id}`} name={title} detail={[coreWord(status), tenant]} />
        ))}
      </Group>
      <Group title={t`Orders`} isEmpty={orders.items.length === 0}>
        {orders.items.map((order) => (
          <Row
            key={order.id}
            to={`/admin?user=${order.userId}`}
            name={formatMoney(order.totalCents, { currency: order.currency })}
            detail={[`@${order.username}`, order.tenant, formatMoment(order.createdAt)]}
          />
        ))}
      </Group>
    </>
  )
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const id = useId()
  if (isEmpty) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Row({ to, name, detail }: { to: string; name: string; detail: readonly string[] }) {
  return (
    <li>
      <Link to={to}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          <bdi>{formatList(detail)}</bdi>
        </span>
      </Link>
    </li>
  )
}

const Box = styled.div`
  position: relative;
`
const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token.space[1]});
  inset-inline: 0;
  z-index: 20;
  display: grid;
  gap: ${token.space[3]};
  max-block-size: min(70vh, 560px);
  padding: ${token.space[4]};
  overflow-y: auto;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  p {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  h2 {
    margin-block-end: ${token.space[1]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: grid;
    padding: ${token.space[2]};
    border-radius: ${token.radius.tag};
    color: ${token.text};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover,
  a:focus-visible {
    background: ${token.primarySubtle};
  }
  span {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  button {
    justify-self: start;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.primaryText};
    font: inherit;
    cursor: pointer;
  }
`
