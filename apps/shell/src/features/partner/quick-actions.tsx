import { t } from '@lingui/core/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronRight, Download, Newspaper, Upload, UserPlus } from '#icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { saveFile } from '../../lib/files/save-file.ts'
import { mayAdminister } from '../../lib/session/effective-role.ts'

interface QuickActionsProps {
  figures: WhitelabelAnalytics
  onInvite: () => void
}

/** Shortcuts to a partner's most frequent actions. */
export function QuickActions({ figures, onInvite }: QuickActionsProps) {
  const { data: user } = useUser()
  const navigate = useNavigate()
  const { switches } = useBoot()
  return (
    <Panel title={t`Quick Actions`}>
      <List>
        {user && mayAdminister(user) && (
          <>
            <Action
              icon={<UserPlus size={20} aria-hidden="true" />}
              title={t`Add New User`}
              text={t`Invite by email and choose a role`}
              onPress={onInvite}
            />
            <Action
              icon={<Upload size={20} aria-hidden="true" />}
              title={t`Bulk Import Users`}
              text={t`Upload a CSV file. Nothing is sent until you review it.`}
              onPress={() => void navigate('/whitelabel-dashboard?tab=users&import=new')}
            />
            {switches.newsletters && (
              <Action
                icon={<Newspaper size={20} aria-hidden="true" />}
                title={t`Send Newsletter`}
                text={t`To subscribed customers`}
                onPress={() => void navigate('/whitelabel-dashboard?tab=users&newsletter=all')}
              />
            )}
          </>
        )}
        <Action
          icon={<Download size={20} aria-hidden="true" />}
          title={t`Export Analytics`}
          text={t`Daily figures for this month as CSV`}
          onPress={() =>
            saveFile(
              new Blob([analyticsCsv(figures)], { type: 'text/csv;charset=utf-8' }),
              `analytics-${figures.asOf.slice(0, 7)}.csv`,
            )
          }
        />
      </List>
    </Panel>
  )
}

interface ActionProps {
  icon: ReactNode
  title: string
  text: string
  onPress: () => void
}

function Action({ icon, title, text, onPress }: ActionProps) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        {icon}
        <span>
          <b>{title}</b>
          {text}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="turns" />
      </button>
    </li>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
  li {
    border-block-end: 1px solid ${token.border};
  }
  button {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    inline-size: 100%;
    min-block-size: 60px;
    padding: ${token.space[2]} 0;
    border: 0;
    background: none;
    font-size: ${token.fontSize.small};
    text-align: start;
    color: ${token.textMuted};
    cursor: pointer;
  }
  button:hover b {
    color: ${token.primaryText};
  }
  b {
    display: block;
    font-size: ${token.fontSize.control};
    font-weight: 600;
    color: ${token.text};
  }
  span {
    flex: 1;
  }
  svg {
    flex: none;
    color: ${token.primaryText};
  }
  .turns {
    color: ${token.textMuted};
  }
  [dir='rtl'] & .turns {
    transform: scaleX(-1);
  }
`
