import { Plural, Trans } from '@lingui/react/macro'
import type { BatchField, BatchPreview } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { fieldNames } from './labels.ts'

/** The first videos as their rows make them: what is spoken, and the facts, photos and colour. */
export function Previews({ previews }: { previews: readonly BatchPreview[] }) {
  const names = fieldNames(useBoot().vertical)
  if (previews.length === 0) return null
  return (
    <section aria-labelledby="first-videos">
      <h3 id="first-videos">
        <Trans>Preview of the first videos</Trans>
      </h3>
      <List>
        {previews.map(({ line, title, script, language, facts, photos, accent }) => {
          const number = formatCount(line)
          return (
            <li key={line}>
              <small>
                <Trans>Line {number}</Trans>
              </small>
              {title && (
                <b dir="auto" lang={language}>
                  {title}
                </b>
              )}
              <p dir="auto" lang={language}>
                {script}
              </p>
              <Facts>
                {Object.entries(facts).map(([name, value]) => (
                  <span key={name}>
                    {names[name as BatchField] ?? name}: <bdi>{value}</bdi>
                  </span>
                ))}
                {photos > 0 && (
                  <span>
                    <Plural value={photos} one="# photo" other="# photos" />
                  </span>
                )}
                {accent && (
                  <span>
                    <Swatch style={{ backgroundColor: accent }} aria-hidden="true" /> <bdi dir="ltr">{accent}</bdi>
                  </span>
                )}
              </Facts>
            </li>
          )
        })}
      </List>
    </section>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[3]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${token.space[1]};
    padding: ${token.space[4]};
    border: 1px solid ${token.border};
    border-radius: ${token.radius.card};
  }
  small,
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  p {
    max-block-size: 12lh;
    overflow: auto;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
`
const Swatch = styled.i`
  display: inline-block;
  inline-size: 14px;
  block-size: 14px;
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.pill};
  vertical-align: middle;
`
