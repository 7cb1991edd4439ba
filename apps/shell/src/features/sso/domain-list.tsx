import { Trans, useLingui } from '@lingui/react/macro'
import type { SsoDomain } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Copied } from '../../ui/partner-dashboard/copied.tsx'
import { useAddSsoDomain, useCheckSsoDomain, useRemoveSsoDomain, useRequireSso } from './queries.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'
import { WrapRow } from '../../ui/layout/stack.tsx'

/** The email domains whose people sign in with the provider, each proven by a TXT record. */
export function DomainList({ domains, canRequire }: { domains: SsoDomain[]; canRequire: boolean }) {
  return (
    <Stack>
      <h3>
        <Trans>Email domains</Trans>
      </h3>
      {domains.map((domain) => (
        <DomainRow key={domain.id} domain={domain} canRequire={canRequire} />
      ))}
      <AddDomain />
    </Stack>
  )
}

function DomainRow({ domain, canRequire }: { domain: SsoDomain; canRequire: boolean }) {
  const { t } = useLingui()
  const [check, require, remove] = [
    useCheckSsoDomain(domain.id),
    useRequireSso(domain.id),
    useRemoveSsoDomain(domain.id),
  ]
  const error = check.error ?? require.error ?? remove.error
  const isVerified = domain.state === 'verified'
  const name = isolated(domain.domain)
  return (
    <Row>
      <WrapRow>
        <b dir="ltr">{domain.domain}</b>
        <Badge tone={isVerified ? 'ok' : 'warn'}>{isVerified ? t`Verified` : t`Pending`}</Badge>
        <Actions>
          <Button variant="secondary" busy={check.isPending} busyText={t`Checking...`} onClick={() => check.mutate()}>
            <Trans>Check now</Trans>
          </Button>
          <Button
            variant="ghost"
            aria-label={t`Remove ${name}`}
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            <Trans>Remove</Trans>
          </Button>
        </Actions>
      </WrapRow>
      {!isVerified && (
        <>
          <p>
            <Trans>Add this TXT record at your DNS provider, then check again:</Trans>
          </p>
          <FactList
            facts={[
              [t`Name`, <Copied key="name" value={domain.record.name} />],
              [t`Value`, <Copied key="value" value={domain.record.value} />],
            ]}
          />
        </>
      )}
      {isVerified && (
        <Switch
          label={t`Require single sign-on`}
          text={t`People at this domain can’t sign in any other way, and are signed out now. Owners can always use their password.`}
          on={domain.isRequired}
          disabled={require.isPending || (!canRequire && !domain.isRequired)}
          onChange={(on) => require.mutate(on)}
        />
      )}
      {error && <Note tone="bad">{faultOf(error)}</Note>}
    </Row>
  )
}

function AddDomain() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const add = useAddSsoDomain(() => setTyped(''))
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    add.mutate(typed)
  }
  return (
    <CheckedForm onSubmit={send}>
      <Field label={t`Add an email domain`} error={add.error && faultOf(add.error)}>
        <Line>
          <TextInput
            required
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="example.com"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="secondary" busy={add.isPending} busyText={t`Checking DNS records...`}>
            <Trans>Add domain</Trans>
          </Button>
        </Line>
      </Field>
    </CheckedForm>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  max-inline-size: 640px;
`
const Row = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding-block-end: ${token.space[3]};
  border-block-end: 1px solid ${token.border};
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Actions = styled.div`
  display: flex;
  gap: ${token.space[2]};
  margin-inline-start: auto;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  > input {
    flex: 1 1 200px;
    inline-size: auto;
    min-inline-size: 0;
  }
`
