import { Trans, useLingui } from '@lingui/react/macro'
import type { ScimToken } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { formatAgo } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Copied } from '../../ui/partner-dashboard/copied.tsx'
import { useMakeScimToken, useRevokeScimToken, useScim } from './scim-queries.ts'

/** The SCIM settings: the address that the provider calls, and its tokens. */
export function ScimSection() {
  const { t } = useLingui()
  const make = useMakeScimToken()
  const created = make.data
  return (
    <Stack>
      <h3>
        <Trans>User provisioning (SCIM 2.0)</Trans>
      </h3>
      <p>
        <Trans>
          Your provider can create and deactivate people. Deactivating someone signs them out and revokes their API keys
          at once. Owners can’t be changed this way.
        </Trans>
      </p>
      <Loaded query={useScim()} title={t`Couldn’t load user provisioning.`}>
        {({ baseUrl, tokens }) => (
          <>
            <Copied value={baseUrl} />
            {tokens.map((one) => (
              <TokenRow key={one.id} scimToken={one} />
            ))}
            {created && tokens.some(({ id }) => id === created.id) && <NewSecret secret={created.secret} />}
          </>
        )}
      </Loaded>
      {make.error && <Note tone="bad">{faultOf(make.error)}</Note>}
      <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
        <Trans>Create SCIM token</Trans>
      </Button>
    </Stack>
  )
}

/** Stays until the token it belongs to is revoked. */
function NewSecret({ secret }: { secret: string }) {
  return (
    <Note tone="warn">
      <p>
        <Trans>Copy it now. You won’t see it again.</Trans>
      </p>
      <Copied value={secret} />
    </Note>
  )
}

function TokenRow({ scimToken }: { scimToken: ScimToken }) {
  const { t } = useLingui()
  const revoke = useRevokeScimToken(scimToken.id)
  const { beginning, lastUsedAt } = scimToken
  return (
    <Row>
      <code dir="ltr">{beginning}…</code>
      <span>{lastUsedAt ? t`Last used ${formatAgo(lastUsedAt)}` : t`Not used yet`}</span>
      <Button
        variant="ghost"
        aria-label={t`Revoke ${beginning}`}
        busy={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        <Trans>Revoke</Trans>
      </Button>
      {revoke.error && <Note tone="bad">{faultOf(revoke.error)}</Note>}
    </Row>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[3]};
  max-inline-size: 640px;
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  font-size: ${token.fontSize.small};
`
