import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatDate } from '../../../lib/i18n/format.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { pillLinkLook } from '../../../ui/controls/pill-link.ts'
import type { OpenVideo } from './open-video.ts'

/** Title, date, views and other languages of the video. */
export function VideoTitle({ page }: { page: OpenVideo }) {
  const { t } = useLingui()
  const recipient = page.recipient
  const views = plural(page.views, { one: '# view', other: '# views' })
  return (
    <Row>
      <div>
        {recipient && (
          <Greeting>
            <Trans>
              For <bdi>{recipient}</bdi>
            </Trans>
          </Greeting>
        )}
        <h1>
          <bdi>{page.title}</bdi>
        </h1>
        <p>
          {formatDate(page.createdAt)}
          {page.views > 0 && ` · ${views}`}
        </p>
      </div>
      {page.languages.length > 1 && (
        <Languages aria-label={t`Video language`}>
          {page.languages.map(({ language, url, isCurrent }) => (
            <a key={url} href={url} lang={language} aria-current={isCurrent || undefined}>
              {languages.find(({ code }) => code === language)?.name}
            </a>
          ))}
        </Languages>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  h1 {
    font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem);
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  [dir='rtl'] & h1 {
    line-height: 1.45;
  }
  p {
    margin-block-start: ${token.space[1]};
    color: ${token.textMuted};
    font-size: ${token.fontSize.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    padding-inline: ${token.space[4]};
  }
`
const Greeting = styled.b`
  display: block;
  margin-block-end: ${token.space[1]};
  color: ${token.primaryText};
  overflow-wrap: anywhere;
`
const Languages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  a {
    ${pillLinkLook}
  }
  a[aria-current] {
    background: ${token.primarySubtle};
    border-color: ${token.primaryEdge};
    color: ${token.primaryText};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${token.primaryEdge};
  }
`
