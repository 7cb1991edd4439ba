import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Logo } from '../../kit/ui/logo.tsx'
import { Wrap } from '../../kit/ui/page.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { media } from '../../kit/ui/shapes.ts'

const year = new Date().getFullYear()

/** The foot of public pages, in the tenant's own name. */
export function Footer() {
  const { brand, words, salesEmail, supportEmail } = useBoot()
  return (
    <Foot>
      <Wrap>
        <Columns>
          <div>
            <Logo />
            <p>{words.promiseDetail}</p>
          </div>
          <nav aria-label="Product">
            <h2>Product</h2>
            <TextLink to="/register">Make a free video</TextLink>
            <TextLink to="/login">Sign in</TextLink>
          </nav>
          <nav aria-label="Contact">
            <h2>Contact</h2>
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
            <TextLink href={mailLink(salesEmail, `${brand.companyName}: sales question`)}>Contact Sales</TextLink>
          </nav>
        </Columns>
        <Last>
          <span>
            © {year} {brand.companyName}
          </span>
          <span>Version 1.0.0</span>
        </Last>
      </Wrap>
    </Foot>
  )
}

const Foot = styled.footer`
  border-block-start: 1px solid ${token.border};
  background: ${token.surface};
  padding-block: ${token.space[6]} ${token.space[5]};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${token.space[6]};
  p {
    max-inline-size: 44ch;
    margin-block-start: ${token.space[2]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  nav {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${token.space[3]};
  }
  h2 {
    font: 600 ${token.fontSize.small}/1.4 ${token.font.text};
    letter-spacing: 0;
  }
  a {
    font-weight: 500;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Last = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  margin-block-start: ${token.space[6]};
  padding-block-start: ${token.space[5]};
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
