import { Trans, useLingui } from '@lingui/react/macro'
import type { MailRecord } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Copied, Mono } from '../../ui/partner-dashboard/copied.tsx'
import { addedTerms } from './added-terms.ts'

/** The required value of a record beside the current one: an edit where the record exists, a new value where it does not. */
export function RecordValues({ record }: { record: MailRecord }) {
  const { t } = useLingui()
  const { state, found, shouldBe } = record
  const isEdit = record.kind === 'spf' && state === 'wrong' && found.length === 1
  if (isEdit)
    return (
      <>
        <dt>{t`Current value`}</dt>
        <dd>
          <Mono>{found[0]}</Mono>
        </dd>
        <dt>{t`Change it to`}</dt>
        <dd>
          <Copied value={shouldBe}>
            {addedTerms(found[0] ?? '', shouldBe).map(({ term, isAdded }, at) => (
              <span key={term}>
                {at > 0 && ' '}
                {isAdded ? <Added>{term}</Added> : term}
              </span>
            ))}
          </Copied>
          <small>
            <Trans>Edit your existing record. Don’t add a second one: with two SPF records, neither works.</Trans>
          </small>
        </dd>
      </>
    )
  return (
    <>
      <dt>{t`Expected value`}</dt>
      <dd>
        <Copied value={shouldBe} />
      </dd>
      {state !== 'correct' && (
        <>
          <dt>{t`Found`}</dt>
          <dd>
            {found.length === 0 && <Mono $quiet>{t`None`}</Mono>}
            {found.map((value) => (
              <Mono key={value} $wrong={state === 'wrong'}>
                {value}
              </Mono>
            ))}
          </dd>
        </>
      )}
    </>
  )
}

const Added = styled.ins`
  padding: 1px ${token.space[1]};
  border-radius: ${token.radius.control};
  background: ${token.successSubtle};
  color: ${token.successText};
  text-decoration: none;
  font-weight: 600;
`
