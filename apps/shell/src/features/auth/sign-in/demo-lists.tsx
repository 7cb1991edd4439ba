import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ApiKey } from '@vitrine/contract/api'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Card } from '../../../ui/layout/card.tsx'

// Each is a call that exists: a renamed one is a type error here.
const endpoints = (): [ApiKey, string][] => [
  ['POST /auth/register', t`Creates an account and signs in`],
  ['POST /auth/login', t`Signs in with username and password`],
  ['GET /auth/user', t`Returns the signed-in user and their credits`],
  ['POST /auth/logout', t`Ends this session`],
  ['POST /auth/forgot-password', t`Sends a password reset link`],
  ['POST /auth/reset-password', t`Sets a new password with that link`],
  ['GET /auth/sessions', t`Lists active sessions`],
]

/** Lists what an account includes, and how sign-in is protected. */
export function DemoLists() {
  const { freeCredits, sessionHours } = useBoot()
  return (
    <Pair>
      <Card>
        <h2>
          <Trans>What you get</Trans>
        </h2>
        <ul>
          {freeCredits > 0 && (
            <li>
              <Trans>
                <Plural value={freeCredits} one="# free credit" other="# free credits" /> to start with
              </Trans>
            </li>
          )}
          <li>
            <Trans>1 credit for 1 minute of video</Trans>
          </li>
          <li>
            <Trans>A library of your videos and presenters</Trans>
          </li>
          <li>
            <Trans>A profile with your own picture</Trans>
          </li>
        </ul>
      </Card>
      <Card>
        <h2>
          <Trans>How we protect your account</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Passwords are stored only as argon2id hashes</Trans>
          </li>
          <li>
            <Plural
              value={sessionHours}
              one="Sessions end after # hour of inactivity"
              other="Sessions end after # hours of inactivity"
            />
          </li>
          <li>
            <Trans>Repeated failed attempts are blocked</Trans>
          </li>
          <li>
            <Trans>Email alerts for new devices</Trans>
          </li>
        </ul>
      </Card>
    </Pair>
  )
}

/** The calls behind this page. */
export function EndpointList() {
  return (
    <Card>
      <h2>
        <Trans>Endpoints</Trans>
      </h2>
      <Endpoints>
        {endpoints().map(([key, text]) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Endpoints>
    </Card>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[4]};
  h2 {
    margin-block-end: ${token.space[3]};
    font-size: ${token.fontSize.lead};
  }
  ul {
    display: grid;
    gap: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
    list-style: disc;
    color: ${token.textMuted};
  }
`
const Endpoints = styled.dl`
  margin-block-start: ${token.space[3]};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[4]};
    padding-block: ${token.space[2]};
  }
  > div + div {
    border-block-start: 1px solid ${token.border};
  }
  dd {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  code {
    font-size: ${token.fontSize.small};
  }
`
