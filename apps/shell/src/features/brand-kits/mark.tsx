import type { BrandKit } from '@vitrine/contract'
import { contrast, token } from '@vitrine/theme'
import styled from 'styled-components'

interface KitMarkProps {
  kit: Pick<BrandKit, 'colours' | 'logoUrl' | 'name'>
}

/** The logo of a kit, or the first letter of its name on its colour. The name is shown beside it. */
export function KitMark({ kit: { name, logoUrl, colours } }: KitMarkProps) {
  if (logoUrl)
    return (
      <Ground aria-hidden="true">
        <img src={logoUrl} alt="" />
      </Ground>
    )
  const [first] = new Intl.Segmenter().segment(name.trim())
  const ink = contrast('#ffffff', colours.primary) >= 3 ? '#ffffff' : '#111111'
  return (
    <Ground aria-hidden="true" style={{ background: colours.primary, color: ink, borderColor: 'transparent' }}>
      {first?.segment.toUpperCase()}
    </Ground>
  )
}

const Ground = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 46px;
  block-size: 46px;
  padding: 5px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  color-scheme: light;
  background: Canvas;
  font: 700 1.25rem/1 ${token.font.display};
  img {
    max-inline-size: 100%;
    max-block-size: 100%;
    object-fit: contain;
  }
`
