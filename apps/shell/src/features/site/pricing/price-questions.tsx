import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Validity } from './bundle-list.tsx'

/** Questions asked before paying. The others are on a page of their own. */
export function PriceQuestions() {
  const { t } = useLingui()
  const { freeCredits } = useBoot()
  return (
    <Columns>
      <div>
        <h2>
          <Trans>Common questions</Trans>
        </h2>
        <TextLink to="/faq#credits">
          <Trans>All questions and answers</Trans>
        </TextLink>
      </div>
      <div>
        <Disclosure title={t`What is a credit?`}>
          <Trans>
            1 credit is 1 minute of finished video, charged in steps of 0.5. Writing scripts and previewing presenters
            is free.
          </Trans>
        </Disclosure>
        {freeCredits > 0 && (
          <Disclosure title={t`Can I try it first?`}>
            <Plural
              value={freeCredits}
              one="Yes, every new account starts with # free credit. No card needed."
              other="Yes, every new account starts with # free credits. No card needed."
            />
          </Disclosure>
        )}
        <Disclosure title={t`What happens to unused credits?`}>
          <Trans>Monthly credits reset each cycle and do not roll over.</Trans> <Validity />{' '}
          <Trans>Credits that expire first are used first.</Trans>
        </Disclosure>
        <Disclosure title={t`What if a video fails?`}>
          <Trans>You aren’t charged. The credits on hold are released immediately.</Trans>
        </Disclosure>
        <Disclosure title={t`Can I cancel the subscription?`}>
          <Trans>Yes, any time. It stays active until the end of the period you paid for.</Trans>
        </Disclosure>
      </div>
    </Columns>
  )
}

const Columns = styled(Wrap).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token.space[6]};
  padding-block: ${token.space[8]};
  h2 {
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.h2};
  }
  > div + div {
    border-block-start: 1px solid ${token.border};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[4]};
    padding-block: ${token.space[7]};
  }
`
