import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { ActAsForm } from '../../../ui/forms/act-as-form.tsx'
import { useActAs } from '../customer-queries.ts'

/** Asks a customer for a visit to their account. */
export function ImpersonationAsk({ userId }: { userId: string }) {
  const actAs = useActAs(userId)
  return (
    <Part>
      <p>{t`Requires the customer’s approval and lasts 30 minutes. They can see when you’re in and end access at any time.`}</p>
      <ActAsForm send={actAs.mutateAsync} />
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
