import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { hasTwins } from '../../../lib/text/twins.ts'
import { Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { pillLinkLook } from '../../../ui/controls/pill-link.ts'

/** The introduction of the page, with links to its parts. */
export function FeaturesHero() {
  const { t } = useLingui()
  const parts = [
    ['script', t`Script tools`],
    ['presenters', t`Presenters`],
    ...(hasTwins(useBoot()) ? ([['digital-twin', t`Digital twin`]] as const) : []),
    ['share', t`Show and share`],
    ['included', t`Also included`],
  ] as const
  return (
    <Head>
      <h1>
        <Trans>Everything from script to finished video</Trans>
      </h1>
      <p>
        <Trans>No installation and no filming. You see the price before you confirm.</Trans>
      </p>
      <nav aria-label={t`On this page`}>
        {parts.map(([id, text]) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
    </Head>
  )
}

const Head = styled(Wrap)`
  padding-block: ${token.space[7]};
  h1 {
    max-inline-size: 16ch;
    font-size: ${token.fontSize.h1};
    line-height: 1.06;
  }
  p {
    max-inline-size: 48ch;
    margin-block: ${token.space[5]};
    font-size: ${token.fontSize.lead};
    color: ${token.textMuted};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
  }
  a {
    ${pillLinkLook}
  }
  ${media.narrow} {
    padding-block: ${token.space[6]};
  }
`
