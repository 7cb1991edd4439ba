import { Trans, useLingui } from '@lingui/react/macro'
import type { SupportTokenInfo } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { isolated } from '../lib/i18n/isolated.ts'
import { Button } from '../ui/controls/button.tsx'
import { FactList } from '../ui/data/fact-list.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'

// Read once. The token is in the fragment of the address, which is sent to no server.
const pass = globalThis.location?.hash.slice(1) ?? ''

/** /impersonation: starts a visit to another person's account, on the site of that account. */
export function Impersonation() {
  const { t } = useLingui()
  const about = useAbout()
  useTitle(t`Support access`)
  return (
    <AuthLayout>
      <Outcome>
        <h1>
          <Trans>Support access</Trans>
        </h1>
        {about === undefined && <Skeleton height="160px" radius={token.radius.card} />}
        {about === null && (
          <p>
            <Trans>
              This support session has expired, ended or was already used. Request access again from the user list.
            </Trans>
          </p>
        )}
        {about && <Begin about={about} />}
      </Outcome>
    </AuthLayout>
  )
}

function Begin({ about: { username, reason, minutes } }: { about: SupportTokenInfo }) {
  const { t } = useLingui()
  const begin = useSubmit({
    send: () => call('POST /auth/support', { body: { pass } }),
    // A full page load, so that nothing of the own account is left in it.
    onDone: () => location.assign('/dashboard'),
    onRefused: () => location.reload(),
  })
  return (
    <>
      <FactList
        facts={[
          [t`Account`, isolated(username)],
          [t`Reason`, isolated(reason)],
          [t({ message: 'Time', context: 'duration' }), t`${minutes} minutes`],
        ]}
      />
      <p>
        <Trans>
          They can see when you’re in and can end the session at any time. All actions are logged under both names. You
          can’t pay, delete anything or change their sign-in details.
        </Trans>
      </p>
      <Button size="lg" block busy={begin.isPending || begin.isDone} onClick={() => void begin.submit(undefined)}>
        <Trans>Start</Trans>
      </Button>
    </>
  )
}

/** Returns the support session of the token; undefined while it is loading, null for an invalid token. */
function useAbout(): SupportTokenInfo | null | undefined {
  const [about, setAbout] = useState<SupportTokenInfo | null | undefined>(pass === '' ? null : undefined)
  useEffect(() => {
    if (pass === '') return
    let isLeft = false
    void call('POST /auth/support-pass', { body: { pass } })
      .catch(() => null)
      .then((answer) => isLeft || setAbout(answer))
    return () => {
      isLeft = true
    }
  }, [])
  return about
}

const Outcome = styled.div`
  display: grid;
  gap: ${token.space[4]};
  overflow-wrap: anywhere;
`
