import { useLingui } from '@lingui/react/macro'
import type { SiteFooter } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

type Network = keyof SiteFooter['social']

/** Logos as outlines, since the icon set has none of companies. */
const marks: Record<Network, { name: string; path: string }> = {
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.5 6.5h.01',
  },
  facebook: { name: 'Facebook', path: 'M14 21v-8h3l.5-4H14V7a2 2 0 0 1 2-2h2V2h-3a5 5 0 0 0-5 5v2H7v4h3v8Z' },
  youtube: {
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9v6l5-3Z',
  },
  linkedin: { name: 'LinkedIn', path: 'M4 9v11M4 4v.01M9 20V9M9 14a5 5 0 0 1 10 0v6' },
  x: { name: 'X', path: 'M4 4l16 16M20 4 4 20' },
}

/** Links to the tenant's social profiles; renders nothing without any. */
export function FooterSocial({ social }: Pick<SiteFooter, 'social'>) {
  const { t } = useLingui()
  const shown = (Object.keys(marks) as Network[]).flatMap((network) => {
    const href = social[network]
    return href === null ? [] : [{ href, ...marks[network] }]
  })
  if (shown.length === 0) return null
  return (
    <Row aria-label={t`Social media`}>
      {shown.map(({ href, name, path }) => (
        <a key={name} href={href} rel="me noopener" aria-label={name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
        </a>
      ))}
    </Row>
  )
}

const Row = styled.nav`
  && {
    display: flex;
    gap: 0;
    margin-block-start: ${token.space[3]};
    margin-inline-start: -12px;
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token.radius.control};
    color: ${token.textMuted};
  }
  a:hover {
    color: ${token.text};
  }
  svg {
    inline-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
