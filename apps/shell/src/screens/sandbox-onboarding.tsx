import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Forbidden } from '../app/guard/forbidden.tsx'
import { Guard } from '../app/guard/guard.tsx'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { faultOf } from '../lib/forms/fault-of.ts'
import { useCompleteAccount } from '../features/billing/payouts/queries.ts'
import { mayOwn } from '../lib/session/effective-role.ts'
import { useUser } from '../lib/session/session.ts'
import { useToast } from '../lib/toast/toast.ts'
import { ButtonRow } from '../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { useWithoutPartnerCss } from '../lib/brand/without-partner-css.ts'

const back = '/whitelabel-dashboard?tab=billing'

/** /sandbox-onboarding: the questions of a provider about a partner's business, for the sandbox, which has none. */
export function SandboxOnboarding() {
  useTitle(t`Your payout account`)
  useWithoutPartnerCss()
  return (
    <BuyingLayout>
      <h1>
        <Trans>Your payout account</Trans>
      </h1>
      <Guard>
        <Questions />
      </Guard>
    </BuyingLayout>
  )
}

function Questions() {
  const { data: user } = useUser()
  const showToast = useToast()
  const navigate = useNavigate()
  const complete = useCompleteAccount()
  if (!user || !mayOwn(user)) return <Forbidden text={t`This page is for the team that runs this site.`} />

  function finish() {
    complete.mutate(undefined, {
      onSuccess: () => void navigate(back),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  }

  return (
    <Box>
      <Note tone="warn">
        <Trans>Test mode: this isn’t a real account, and it receives no money.</Trans>
      </Note>
      <p>
        <Trans>
          A real provider asks about your business, its owners and your bank account here. The sandbox skips this.
        </Trans>
      </p>
      <ButtonRow>
        <Button onClick={finish} busy={complete.isPending} busyText={t`Opening...`}>
          <Trans>Activate the test account</Trans>
        </Button>
        <LinkButton to={back} variant="secondary">
          <Trans>Later</Trans>
        </LinkButton>
      </ButtonRow>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  max-inline-size: 640px;
  padding: ${token.space[6]};
`
