import { Plural, Trans } from '@lingui/react/macro'
import type { ApiKeyRecord } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatAgo } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'

/** The API keys that a person decides about, in few words. */
export function KeyList({ keys }: { keys: readonly ApiKeyRecord[] }) {
  return (
    <Box>
      <p>
        <Plural
          value={keys.length}
          one="You have # API key. Apps use it without your password:"
          other="You have # API keys. Apps use them without your password:"
        />
      </p>
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <b dir="auto">{key.name}</b> <code dir="ltr">{key.beginning}…</code> <Used at={key.lastUsedAt} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

function Used({ at }: { at: string | null }) {
  const ago = isolated(at ? formatAgo(at) : '')
  return <small>{at ? <Trans>Last used {ago}</Trans> : <Trans comment="An API key">Never used</Trans>}</small>
}

const Box = styled.div`
  font-size: ${token.fontSize.control};
  ul {
    display: grid;
    gap: ${token.space[1]};
    max-height: 12rem;
    margin-block-start: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
    overflow-y: auto;
    list-style: disc;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token.textMuted};
  }
`
