import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { Building2 } from '#icons'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { wantedPath } from './after-login.ts'

/** The company's own sign-in, for addresses of domains that have one. Owners may still use their password. */
export function SsoOffer({ email }: { email: string }) {
  const returnTo = useSearchParams()[0].get('returnTo')
  const offer = useOffer(email)
  if (!offer?.isOffered) return null
  const path = wantedPath({ storage: localStorage, returnTo, origin: location.origin })
  const query = new URLSearchParams({ email, ...(path ? { returnTo: path } : {}) })
  return (
    <Offer role="status">
      {offer.isRequired && (
        <p>
          <Trans>Your company requires single sign-on.</Trans>
        </p>
      )}
      <LinkButton
        href={`/auth/sso?${query.toString()}`}
        variant={offer.isRequired ? 'primary' : 'secondary'}
        size="lg"
        block
        icon={<Building2 size={20} aria-hidden="true" />}
      >
        <Trans>Continue with single sign-on</Trans>
      </LinkButton>
    </Offer>
  )
}

const askOffer = (email: string) => call('POST /auth/sso', { body: { email } })

/** Returns what a domain offers; undefined until the answer, and where none comes. The sign-in page has no query client. */
function useOffer(email: string) {
  const [found, setFound] = useState<{ email: string; offer: Awaited<ReturnType<typeof askOffer>> }>()
  useEffect(() => {
    askOffer(email).then(
      (offer) => setFound({ email, offer }),
      () => undefined,
    )
  }, [email])
  return found?.email === email ? found.offer : undefined
}

const Offer = styled.div`
  display: grid;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
`
