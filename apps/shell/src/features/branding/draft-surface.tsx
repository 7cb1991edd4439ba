import { t } from '@lingui/core/macro'
import type { Language } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

export type SurfaceName = 'video' | 'email' | 'share-page'

interface DraftSurfaceProps {
  name: SurfaceName
  language: Language
  /** When the draft was saved. Another time loads new pictures. */
  edition: string
  isPhone: boolean
}

const moments = ['opening', 'greeting', 'closing'] as const

/** Previews of the saved draft besides pages. */
export function DraftSurface({ name, language, edition, isPhone }: DraftSurfaceProps) {
  const query = new URLSearchParams({ lang: language, edition }).toString()
  if (name === 'video')
    return (
      <Moments>
        {moments.map((moment) => (
          <figure key={moment}>
            <img
              src={`/api/whitelabel/branding/draft/video?moment=${moment}&${query}`}
              alt=""
              width={1280}
              height={720}
            />
            <figcaption>{momentNames()[moment]}</figcaption>
          </figure>
        ))}
      </Moments>
    )
  return (
    <Frame
      key={edition}
      src={`/api/whitelabel/branding/draft/${name}?${query}`}
      title={name === 'email' ? t`Draft of the welcome email` : t`Draft of the share page`}
      sandbox="allow-same-origin"
      $phone={isPhone}
    />
  )
}

function momentNames(): Record<(typeof moments)[number], string> {
  return { opening: t`Opening`, greeting: t`Image`, closing: t`End card` }
}

const Moments = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  figure {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    border: 1px solid ${token.border};
    border-radius: ${token.radius.card};
    background: ${token.stage};
  }
  figcaption {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Frame = styled.iframe<{ $phone: boolean }>`
  inline-size: ${({ $phone }) => ($phone ? 'min(100%, 390px)' : '100%')};
  block-size: 640px;
  margin-inline: auto;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
`
