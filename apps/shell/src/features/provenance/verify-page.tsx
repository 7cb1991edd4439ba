import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Wrap } from '../../ui/layout/page.tsx'
import { FileCheck } from './file-check.tsx'
import { LinkCheck } from './link-check.tsx'

/** The page on which anybody can check whether a video was made here. */
export function VerifyPage() {
  const company = isolated(useBoot().brand.companyName)
  return (
    <Column>
      <Head>
        <h1>
          <Trans>Verify a video</Trans>
        </h1>
        <p>
          <Trans>Find out whether a video was made with {company}. Presenters in these videos are AI-generated.</Trans>
        </p>
      </Head>
      <Ways>
        <FileCheck />
        <LinkCheck />
      </Ways>
    </Column>
  )
}

const Column = styled(Wrap)`
  padding-block: ${token.space[7]} ${token.space[8]};
  ${media.narrow} {
    padding-block: ${token.space[5]} ${token.space[7]};
  }
`
const Head = styled.header`
  margin-block-end: ${token.space[6]};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3rem);
    line-height: 1.1;
  }
  p {
    max-inline-size: 60ch;
    margin-block-start: ${token.space[3]};
    font-size: ${token.fontSize.lead};
    color: ${token.textMuted};
  }
`
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[5]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
