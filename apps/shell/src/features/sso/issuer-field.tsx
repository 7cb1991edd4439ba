import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useTestIssuer } from './queries.ts'
import { testFault } from './texts.ts'
import { Stack } from '../../ui/layout/stack.tsx'

/** The provider's address, with a test that reads its description and keys at once. */
export function IssuerField({ issuer, onChange }: { issuer: string; onChange: (issuer: string) => void }) {
  const { t } = useLingui()
  const test = useTestIssuer()
  const fault = test.error ? faultOf(test.error) : test.data && testFault(test.data)
  const change = (typed: string) => {
    test.reset()
    onChange(typed)
  }
  return (
    <Stack $gap={2}>
      <Field label={t`Issuer URL`} error={fault}>
        <Line>
          <TextInput
            required
            type="url"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://login.example.com"
            value={issuer}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <Button
            variant="secondary"
            disabled={issuer === ''}
            busy={test.isPending}
            busyText={t`Testing...`}
            onClick={() => test.mutate(issuer)}
          >
            <Trans>Test</Trans>
          </Button>
        </Line>
      </Field>
      {test.data && !fault && (
        <Note tone="ok">
          <Plural
            value={test.data.keys}
            one="The provider works. It publishes # signing key."
            other="The provider works. It publishes # signing keys."
          />
        </Note>
      )}
    </Stack>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  > input {
    flex: 1 1 240px;
    inline-size: auto;
    min-inline-size: 0;
  }
`
