import { token } from '@vitrine/theme'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { BrandLogo } from './brand-logo.tsx'

/** The tenant's mark and name; a link to the home page. */
export function Logo() {
  const { brand } = useBoot()
  return (
    <Home to="/">
      <BrandLogo edgePx={32} />
      <span dir="auto">{brand.companyName}</span>
    </Home>
  )
}

const Home = styled(Link).attrs({ className: 't-logo' })`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  font: 700 1.25rem/1 ${token.font.display};
  letter-spacing: -0.02em;
  white-space: nowrap;
  min-inline-size: 0;
  span {
    overflow: hidden;
    line-height: 1.3;
    text-overflow: ellipsis;
  }
  img {
    flex: none;
    inline-size: auto;
    block-size: 32px;
    max-inline-size: 120px;
  }
`
