import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ArrowLeft } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TextLink } from '../controls/text-link.tsx'

interface SubHeadProps {
  title: ReactNode
  action?: ReactNode
  /** The screen that this one belongs to; without it, the list of users. */
  parent?: { to: string; text: string }
}

/** The heading of a screen behind the list of users, with the way back. */
export function SubHead({ title, action, parent }: SubHeadProps) {
  return (
    <Head>
      <TextLink to={parent?.to ?? '/whitelabel-dashboard?tab=users'}>
        <ArrowLeft className="flips" size={16} aria-hidden="true" />
        {parent?.text ?? <Trans>Users</Trans>}
      </TextLink>
      <div>
        <h2>{title}</h2>
        {action}
      </div>
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    inline-size: 100%;
  }
  h2 {
    font-size: ${token.fontSize.h3};
  }
`
