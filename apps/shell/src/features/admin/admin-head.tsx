import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { LogOut } from '#icons'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../lib/i18n/format.ts'
import { personName } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { Wrap } from '../../ui/layout/page.tsx'
import { Fact } from '../../ui/data/fact.tsx'
import { TabRow } from '../../ui/controls/tab-row.tsx'
import { useLogout } from '../../lib/session/use-logout.ts'
import { useAdminSystem } from './queries.ts'
import { GlobalSearch } from './search/global-search.tsx'

interface AdminHeadProps {
  user: User
  tabs: { to: string; text: string }[]
  current: string
}

/** The head of the console: title, search, sign-out button, four facts and the tabs. */
export function AdminHead({ user, tabs, current }: AdminHeadProps) {
  const { data } = useAdminSystem()
  const logout = useLogout()
  const { t } = useLingui()
  const shown = (count: number | undefined) => (count === undefined ? '...' : formatCount(count))
  return (
    <Band>
      <Wrap>
        <Line>
          <h1>
            <Trans>Admin Dashboard</Trans>
          </h1>
          <GlobalSearch />
          <Button
            variant="secondary"
            icon={<LogOut size={18} aria-hidden="true" />}
            busy={logout.isPending}
            onClick={() => logout.mutate()}
          >
            <Trans>Logout</Trans>
          </Button>
        </Line>
        <Facts>
          <Fact name={t`Admin User`} value={personName(user)} />
          <Fact name={t`Total Videos`} value={shown(data?.videos.total)} />
          <Fact name={t`Total Avatars`} value={shown(data?.avatars.total)} />
          <Fact name={t`Credits`} value={formatCredits(user.credits)} />
        </Facts>
        <TabRow label={t({ message: 'Admin', context: 'screen' })} tabs={tabs} current={current} />
      </Wrap>
    </Band>
  )
}

const Band = styled.header`
  border-block-end: 1px solid ${token.border};
  background: ${token.surface};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, 420px) auto;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[5]} ${token.space[2]};
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.2vw, 2.125rem);
    line-height: 1.1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    [role='search'] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[5]};
  font-size: ${token.fontSize.small};
  div {
    display: flex;
    gap: 6px;
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
