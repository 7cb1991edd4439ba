import styled, { css } from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'

/** The tenant's logo: the one for dark grounds in the dark, where there is one. */
export function BrandLogo({ edgePx }: { edgePx: number }) {
  const { logoUrl, logoDarkUrl } = useBoot().brand
  const size = { alt: '', width: edgePx, height: edgePx }
  if (!logoDarkUrl) return <img src={logoUrl} {...size} />
  return (
    <>
      <ByDay src={logoUrl} {...size} />
      <ByNight src={logoDarkUrl} {...size} loading="lazy" />
    </>
  )
}

const hidden = css`
  display: none;
`
const ByDay = styled.img`
  :root[data-theme='dark'] & {
    ${hidden}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${hidden}
    }
  }
`
const ByNight = styled.img`
  :root[data-theme='light'] & {
    ${hidden}
  }
  @media (prefers-color-scheme: light) {
    :root:not([data-theme='dark']) & {
      ${hidden}
    }
  }
`
