import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { mayHaveKeys } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'

/** Explains how receivers check signatures, and how no-code services and agents connect if the person may have API keys. */
export function HowTo() {
  const { data: user } = useUser()
  const { switches } = useBoot()
  if (!user) return null
  const hasKeys = mayHaveKeys(user, switches)
  return (
    <div>
      <Disclosure title={t`Verify signatures`}>
        <p>
          <Trans>
            Deliveries are signed by the{' '}
            <TextLink href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer">
              Standard Webhooks
            </TextLink>{' '}
            specification. Use its library for your language with the signing secret, respond with a 2xx status within
            15 seconds, and ignore a <code dir="ltr">webhook-id</code> you have seen before. Failed deliveries are
            retried for 3 days.
          </Trans>
        </p>
      </Disclosure>
      <Disclosure title={t`Use with Zapier, Make and n8n`}>
        <Steps>
          <li>
            <Trans>
              Create a trigger: “Webhooks by Zapier” with Catch Hook, “Webhooks” with Custom webhook in Make, or the
              Webhook node in n8n with the POST method.
            </Trans>
          </li>
          <li>
            <Trans>Copy the URL it shows, add it here as a webhook and choose its events.</Trans>
          </li>
          <li>
            <Trans>Send a test event so the service can detect the fields.</Trans>
          </li>
          {hasKeys && (
            <li>
              <Trans>
                To create videos from these services, use their HTTP step with an API key in the header{' '}
                <code dir="ltr">Authorization: Bearer</code>.{' '}
                <TextLink href="/api/docs" target="_blank" rel="noreferrer">
                  API reference
                </TextLink>
              </Trans>
            </li>
          )}
        </Steps>
      </Disclosure>
      {hasKeys ? <Agents /> : <WhomToAsk isTeam={user.role !== 'customer'} />}
    </div>
  )
}

/** Names the person who can create the key that programs and agents need. */
function WhomToAsk({ isTeam }: { isTeam: boolean }) {
  const { supportEmail } = useBoot()
  if (isTeam)
    return (
      <Hint>
        <Trans>
          Apps and AI agents that create videos need an API key. Owners and admins of your team create API keys.
        </Trans>
      </Hint>
    )
  const address = <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
  return (
    <Hint>
      <Trans>
        Apps and AI agents that create videos need an API key. API keys aren’t turned on for customers of this site. To
        request them, contact {address}.
      </Trans>
    </Hint>
  )
}

function Agents() {
  const mcpAddress = `${location.origin}/mcp`
  return (
    <Disclosure title={t`Use with AI agents (MCP)`}>
      <Steps>
        <li>
          <Trans>
            Add <Address dir="ltr">{mcpAddress}</Address> to your agent as a remote MCP server with Streamable HTTP.
          </Trans>
        </li>
        <li>
          <Trans>
            Send an API key in the header <code dir="ltr">Authorization: Bearer</code>. It needs the scopes for reading
            and editing videos; a credit limit caps what the agent can spend.
          </Trans>
        </li>
        <li>
          <Trans>
            The agent can then list presenters, write scripts, and create, track and share videos.{' '}
            <TextLink href="/api/docs#mcp" target="_blank" rel="noreferrer">
              Settings to copy
            </TextLink>
          </Trans>
        </li>
      </Steps>
    </Disclosure>
  )
}

const Hint = styled.p`
  padding-block: ${token.space[4]};
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
const Address = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`
const Steps = styled.ol`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding-inline-start: 1.4em;
  list-style: decimal;
`
