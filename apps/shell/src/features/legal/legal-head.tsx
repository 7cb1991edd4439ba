import { Trans } from '@lingui/react/macro'
import { type LegalDocument, type LegalVersion, legalDocuments, versionAhead, versionInForce } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { companyIn, dayInWords } from './facts.ts'

interface LegalHeadProps {
  document: LegalDocument
  shown: LegalVersion
  now: Date
}

/** The title of a legal page, whose it is, and which version is shown. */
export function LegalHead({ document, shown, now }: LegalHeadProps) {
  const boot = useBoot()
  const { title, path, versions } = legalDocuments[document]
  const { address, registration } = boot.legal
  const day = dayInWords(shown.effectiveOn)
  const ahead = versionAhead(versions, now)
  const isInForce = shown.version === versionInForce(versions, now).version
  return (
    <Head>
      <h1 lang="en">{title}</h1>
      <p lang="en" dir="ltr">
        {[companyIn(boot), address, registration].filter(Boolean).join(', ')}
      </p>
      <p>
        <Trans>
          Effective and last updated <bdi>{day}</bdi>, version {shown.version}
        </Trans>
      </p>
      {!isInForce && (
        <Note tone="warn">
          <Trans>
            This version is not in effect. <TextLink to={path}>Read the current version</TextLink>
          </Trans>
        </Note>
      )}
      {isInForce && ahead && (
        <Note>
          <AheadText ahead={ahead} path={path} />
        </Note>
      )}
    </Head>
  )
}

function AheadText({ ahead, path }: { ahead: LegalVersion; path: string }) {
  const nextDay = dayInWords(ahead.effectiveOn)
  return (
    <Trans>
      A new version takes effect on <bdi>{nextDay}</bdi>.{' '}
      <TextLink to={`${path}?version=${ahead.version}`}>Read it</TextLink>
    </Trans>
  )
}

const Head = styled.header`
  display: grid;
  gap: ${token.space[2]};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3rem);
    line-height: 1.1;
  }
  > p {
    color: ${token.textMuted};
  }
`
