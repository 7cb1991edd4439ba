import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatDuration } from '../../../lib/i18n/format.ts'
import { SearchInput } from '../../../ui/forms/inputs.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import type { OpenVideo } from './open-video.ts'

/** The transcript. Each sentence seeks to its place in the video, and the current one is highlighted. */
export function Transcript({ page }: { page: OpenVideo }) {
  const { t } = useLingui()
  const hasTimes = page.sentences.some(({ at }) => at !== null)
  return (
    <Part data-transcript aria-labelledby="transcript">
      <Head>
        <h2 id="transcript">
          <Trans>Transcript</Trans>
        </h2>
        <span data-scripted hidden>
          <SearchInput placeholder={t`Search the transcript`} data-search />
        </span>
      </Head>
      <ol lang={page.language} dir={directionOf(page.language)} data-has-times={hasTimes || undefined}>
        {page.sentences.map(({ at, text }, index) => (
          <li key={index} data-at={at ?? undefined}>
            {at === null ? (
              <p>{text}</p>
            ) : (
              <a href={`#t=${Math.floor(at)}`}>
                <span dir="ltr">{formatDuration(Math.floor(at))}</span>
                <p>{text}</p>
              </a>
            )}
          </li>
        ))}
      </ol>
      <Nothing role="status" data-no-match hidden>
        <Trans>No matches in the transcript.</Trans>
      </Nothing>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
  li > p {
    padding: 6px ${token.space[3]};
  }
  li a {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${token.space[3]};
    padding: ${token.space[3]};
    border-radius: ${token.radius.control};
    line-height: 1.6;
  }
  li a:hover {
    background: ${token.hover};
  }
  li a:focus-visible {
    border-radius: ${token.radius.control};
  }
  li span {
    color: ${token.link};
    font-size: ${token.fontSize.control};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  li[aria-current] a {
    border-inline-start: 3px solid ${token.primaryEdge};
    padding-inline-start: 9px;
    background: ${token.primarySubtle};
    font-weight: 500;
  }
  li[aria-current] span {
    color: ${token.primaryText};
  }
  ol:lang(fa) {
    font-family: 'Vazirmatn Variable', ${token.font.text};
  }
  ${media.narrow} {
    padding-inline: ${token.space[4]};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  > span {
    inline-size: min(260px, 100%);
  }
  > [hidden] {
    display: none;
  }
  ${media.narrow} {
    > span {
      inline-size: 100%;
    }
  }
`
const Nothing = styled.p`
  padding-inline: ${token.space[3]};
  color: ${token.textMuted};
  &[hidden] {
    display: none;
  }
`
