import { token } from '@vitrine/theme'
import { Mail } from 'lucide-react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { useCast } from '../../kit/cast.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Arch } from '../../kit/ui/arch.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Wrap } from '../../kit/ui/page.tsx'
import { Presenter } from '../../kit/ui/presenter.tsx'
import { media } from '../../kit/ui/shapes.ts'

/** The closing band: a person to write to. */
export function ContactBand() {
  const { brand, salesEmail } = useBoot()
  const [first, second, third] = useCast().slice(-3)
  return (
    <Band>
      <Wrap>
        <div>
          <h2>A whole team to bring along?</h2>
          <p>We set up your office, your colours and your first digital twin together with you.</p>
          <LinkButton
            href={mailLink(salesEmail, `${brand.companyName}: sales question`)}
            size="lg"
            icon={<Mail size={18} aria-hidden="true" />}
          >
            Contact Sales
          </LinkButton>
        </div>
        <People aria-hidden="true">
          {[first, second, third].map((presenterId, index) => (
            <Arch key={presenterId} foot="flat" size={index === 1 ? '40%' : '29%'}>
              <Presenter presenterId={presenterId ?? ''} />
            </Arch>
          ))}
        </People>
      </Wrap>
    </Band>
  )
}

const Band = styled.section`
  margin-block-start: ${token.space[8]};
  background: ${token.stage};
  ${Wrap} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
    gap: ${token.space[6]};
    padding-block-start: ${token.space[7]};
  }
  ${Wrap} > div:first-child {
    padding-block-end: ${token.space[7]};
  }
  h2 {
    font-size: ${token.fontSize.h2};
  }
  p {
    max-inline-size: 40ch;
    margin-block: ${token.space[3]} ${token.space[5]};
    font-size: ${token.fontSize.lead};
  }
  ${media.narrow} {
    ${Wrap} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    ${Wrap} > div:first-child {
      padding-block-end: ${token.space[5]};
    }
  }
`
const People = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${token.space[4]};
  --stage: ${token.surface};
`
