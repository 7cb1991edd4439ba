import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { subscriptionStatusName } from '../../../lib/text/subscription-status.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { FilterSelect } from '../../../ui/forms/filter-select.tsx'
import { SearchBox } from '../../../ui/forms/search-box.tsx'
import { useTenantNames } from '../queries.ts'
import type { UsersAddress } from './address.ts'

/** Search and filters of the list of users. */
export function UserTools({ list: { filter, change } }: { list: UsersAddress }) {
  const { data: tenants = [] } = useTenantNames()
  const names = Object.fromEntries(tenants.map(({ slug, name }) => [slug, name]))
  return (
    <Tools role="search">
      <SearchBox
        q={filter.q}
        placeholder={t`Search users by username, email, or display name...`}
        onSearch={(q) => change({ q })}
      />
      <FilterSelect
        label={t`Tenant`}
        value={filter.tenant}
        choices={{ '': t`All tenants`, ...names }}
        onChange={(tenant) => change({ tenant })}
      />
      <FilterSelect label={t`Role`} value={filter.role} choices={roles()} onChange={(role) => change({ role })} />
      <FilterSelect label={t`Status`} value={filter.state} choices={states()} onChange={(state) => change({ state })} />
      <FilterSelect
        label={t`Subscription`}
        value={filter.plan}
        choices={plans()}
        onChange={(plan) => change({ plan })}
      />
    </Tools>
  )
}

function roles(): Record<string, string> {
  return { '': t`All roles`, customer: t`Customers`, partner: t`Team`, operator: t`Operators` }
}

function states(): Record<string, string> {
  return {
    '': t`All statuses`,
    active: t({ message: 'Active', context: 'switch', comment: 'A person who can sign in' }),
    suspended: t({ message: 'Suspended', comment: 'A person who cannot sign in' }),
  }
}

function plans(): Record<string, string> {
  return {
    '': t`All subscriptions`,
    subscribed: t`Subscribed`,
    'past-due': subscriptionStatusName('past_due'),
    ended: subscriptionStatusName('canceled'),
    none: t`No subscription`,
  }
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[2]};
  }
`
