import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { LogOut } from 'lucide-react'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../kit/format.ts'
import { keepUser, personName } from '../../kit/session.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Wrap } from '../../kit/ui/page.tsx'
import { TabRow } from '../../kit/ui/tab-row.tsx'
import { useAdminSystem } from './queries.ts'

interface AdminHeadProps {
  user: User
  tabs: { to: string; text: string }[]
  current: string
}

/** Title, four facts, the way out and the tabs. */
export function AdminHead({ user, tabs, current }: AdminHeadProps) {
  const { data } = useAdminSystem()
  const logout = useLogout()
  const shown = (count: number | undefined) => (count === undefined ? '...' : formatCount(count))
  return (
    <Band>
      <Wrap>
        <Line>
          <h1>Admin Dashboard</h1>
          <Facts>
            <Fact name="Admin User" value={personName(user)} />
            <Fact name="Total Videos" value={shown(data?.videos.total)} />
            <Fact name="Total Avatars" value={shown(data?.avatars.total)} />
            <Fact name="Credits" value={formatCredits(user.credits)} />
          </Facts>
          <Button
            variant="secondary"
            icon={<LogOut size={18} aria-hidden="true" />}
            busy={logout.isPending}
            onClick={() => logout.mutate()}
          >
            Logout
          </Button>
        </Line>
        <TabRow label="Admin" tabs={tabs} current={current} />
      </Wrap>
    </Band>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function useLogout() {
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: () => call('POST /auth/logout'),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/') })
      keepUser(client, null)
      showToast({ title: 'Logged Out' })
    },
    onError: () =>
      showToast({ title: 'Error', description: 'You are still signed in. Please try again.', tone: 'destructive' }),
  })
}

const Band = styled.header`
  border-block-end: 1px solid ${token.border};
  background: ${token.surface};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[5]} ${token.space[2]};
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.2vw, 2.125rem);
    line-height: 1.1;
  }
  button {
    margin-inline-start: auto;
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
