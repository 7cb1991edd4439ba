import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteFooter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatYear } from '../../lib/i18n/format.ts'
import { mailLink } from '../../lib/links/email-link.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { usePublicLinks } from './public-links.ts'

// Below the fold and rendered by the core, so the code that draws the marks may load later.
const FooterSocial = lazy(() => import('./footer-social.tsx').then(({ FooterSocial }) => ({ default: FooterSocial })))

/** The foot of public pages, in the tenant's own name. */
export function Footer() {
  const { t } = useLingui()
  const [today] = useState(() => new Date())
  const { brand, words, freeCredits, salesEmail, supportEmail, footer } = useBoot()
  const { companyName } = brand
  const start = freeCredits > 0 ? t`Create a free video` : t`Create a video`
  const links = [...usePublicLinks(), { to: '/register', text: start }]
  return (
    <Foot>
      <Wrap>
        <Columns>
          <div>
            <Logo />
            <p>{words.promiseDetail}</p>
            <Suspense>
              <FooterSocial social={footer.social} />
            </Suspense>
          </div>
          <List title={t`Product`}>
            {links.map(({ to, text }) => (
              <TextLink key={to} to={to}>
                {text}
              </TextLink>
            ))}
          </List>
          <Legal />
          <List title={t`Contact`}>
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
            <TextLink href={mailLink(salesEmail, t`${companyName}: sales inquiry`)}>
              <Trans>Contact Sales</Trans>
            </TextLink>
            <TextLink to="/status">
              <Trans comment="Link to the page that says whether the site works">Status</Trans>
            </TextLink>
          </List>
        </Columns>
        <Last>
          <span>
            © {formatYear(today)} {companyName}
          </span>
          <span>
            <Trans>Version 1.0.0</Trans>
          </span>
          {footer.credit && <Credit credit={footer.credit} />}
        </Last>
      </Wrap>
    </Foot>
  )
}

function Legal() {
  const { t } = useLingui()
  return (
    <List title={t`Legal`}>
      <TextLink to="/terms-of-service">
        <Trans>Terms of Service</Trans>
      </TextLink>
      <TextLink to="/cookie-policy">
        <Trans>Cookie Policy</Trans>
      </TextLink>
      <TextLink to="/privacy">
        <Trans>Privacy Policy</Trans>
      </TextLink>
      <TextLink to="/company-ethics">
        <Trans>Company Ethics</Trans>
      </TextLink>
      <TextLink to="/verify">
        <Trans>Verify a video</Trans>
      </TextLink>
    </List>
  )
}

/** Credits the maker of the site. */
function Credit({ credit: { name, url } }: { credit: NonNullable<SiteFooter['credit']> }) {
  const developer = url === null ? <bdi>{name}</bdi> : <TextLink href={url}>{name}</TextLink>
  return (
    <span>
      <Trans comment="Who developed the site">Developed by {developer}</Trans>
    </span>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </nav>
  )
}

const Foot = styled.footer.attrs({ className: 't-footer' })`
  border-block-start: 1px solid ${token.border};
  background: ${token.surface};
  padding-block: ${token.space[6]} ${token.space[5]};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr;
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
  /* A list of links needs no lines under them. */
  nav a {
    font-size: ${token.fontSize.control};
    font-weight: 400;
    color: ${token.textMuted};
    text-decoration: none;
  }
  nav a:hover {
    color: ${token.text};
    text-decoration: underline;
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
const Last = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[2]} ${token.space[5]};
  margin-block-start: ${token.space[6]};
  padding-block-start: ${token.space[5]};
  border-block-start: 1px solid ${token.border};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
