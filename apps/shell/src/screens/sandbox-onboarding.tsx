import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Forbidden } from '../app/forbidden.tsx'
import { Guard } from '../app/guard.tsx'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { faultOf } from '../features/partner/invite-dialog.tsx'
import { useCompleteAccount } from '../features/partner/payouts/queries.ts'
import { mayOwn } from '../features/partner/standing.ts'
import { useUser } from '../kit/session.ts'
import { useToast } from '../kit/toast.ts'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { Card } from '../kit/ui/card.tsx'
import { Note } from '../kit/ui/note.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { useWithoutPartnerCss } from '../kit/without-partner-css.ts'

const back = '/whitelabel-dashboard?tab=billing'

/** /sandbox-onboarding: the questions of a provider about a partner's business, for the sandbox, which has none. */
export function SandboxOnboarding() {
  useTitle(t`Your payment account`)
  useWithoutPartnerCss()
  return (
    <BuyingLayout>
      <h1>
        <Trans>Your payment account</Trans>
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
  if (!user || !mayOwn(user)) return <Forbidden text={t`This page is there for the people who run this site.`} />

  function finish() {
    complete.mutate(undefined, {
      onSuccess: () => void navigate(back),
      onError: (error) => showToast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
    })
  }

  return (
    <Box>
      <Note tone="warn">
        <Trans>Test mode: this account is not real, and no money reaches it.</Trans>
      </Note>
      <p>
        <Trans>
          A real provider asks here what your business is, who owns it and to which bank account it pays. The sandbox
          asks nothing.
        </Trans>
      </p>
      <Row>
        <Button onClick={finish} busy={complete.isPending} busyText={t`Opening...`}>
          <Trans>Activate the test account</Trans>
        </Button>
        <LinkButton to={back} variant="secondary">
          <Trans>Later</Trans>
        </LinkButton>
      </Row>
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
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
