import { Trans, useLingui } from '@lingui/react/macro'
import type { SupportPass } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { isolated } from '../kit/i18n/isolated.ts'
import { Button } from '../kit/ui/button.tsx'
import { FactList } from '../kit/ui/fact-list.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import { useSubmit } from '../kit/use-submit.ts'

// Read once: the pass stands behind the # of the address, which reaches no server.
const pass = globalThis.location?.hash.slice(1) ?? ''

/** /support-login: where a visit to another's account begins, on the site of that account. */
export function SupportLogin() {
  const { t } = useLingui()
  const about = useAbout()
  useTitle(t`Support login`)
  return (
    <Gate>
      <Told>
        <h1>
          <Trans>Support login</Trans>
        </h1>
        {about === undefined && <Skeleton height="160px" radius={token.radius.card} />}
        {about === null && (
          <p>
            <Trans>
              This support login has expired, was ended or was used already. Ask again in the list of people.
            </Trans>
          </p>
        )}
        {about && <Begin about={about} />}
      </Told>
    </Gate>
  )
}

function Begin({ about: { username, reason, minutes } }: { about: SupportPass }) {
  const { t } = useLingui()
  const begin = useSubmit({
    send: () => call('POST /auth/support', { body: { pass } }),
    // A whole new page, so that nothing of one's own account is left in it.
    onDone: () => location.assign('/dashboard'),
    onRefused: () => location.reload(),
  })
  return (
    <>
      <FactList
        facts={[
          [t`Account`, isolated(username)],
          [t`Reason`, isolated(reason)],
          [t`Time`, t`${minutes} minutes`],
        ]}
      />
      <p>
        <Trans>
          They see the whole time that you are there and can end it at once. Everything you do is kept in the log under
          both names. You can neither pay nor delete nor change how they sign in.
        </Trans>
      </p>
      <Button size="lg" block busy={begin.isPending || begin.isDone} onClick={() => void begin.submit(undefined)}>
        <Trans>Begin</Trans>
      </Button>
    </>
  )
}

/** Undefined while it is asked, null where the pass opens nothing. */
function useAbout(): SupportPass | null | undefined {
  const [about, setAbout] = useState<SupportPass | null>()
  useEffect(() => {
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

const Told = styled.div`
  display: grid;
  gap: ${token.space[4]};
  overflow-wrap: anywhere;
`
