import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check, Columns2, Undo2 } from '#icons'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { formatCount, formatCredits } from '../../../lib/i18n/format.ts'
import { languageInSentence, languageName } from '../../../lib/i18n/language-name.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import type { Replacement, ScriptText } from './replacements.ts'
import { type Change, wordDiff } from './word-diff.ts'

interface ReviewProps {
  replacement: Replacement
  /** Returns the number of words of a script in its language. */
  countWords: (text: ScriptText) => number
  onUndo: () => void
  onKeep: () => void
}

/** The result of a tool: the changed words or both texts side by side, with an undo button. */
export default function Review({ replacement, countWords, onUndo, onKeep }: ReviewProps) {
  const { before, after } = replacement
  const isOneLanguage = before.language === after.language
  const [isCompared, setCompared] = useState(false)
  return (
    <>
      {isOneLanguage && <Diff before={before} after={after} />}
      {!isOneLanguage && (isCompared ? <SideBySide before={before} after={after} /> : <Text text={after} />)}
      <Bar>
        <p role="status">
          {isOneLanguage ? <ChangeCount {...replacement} countWords={countWords} /> : <TranslatedFrom text={before} />}
          {replacement.credits && <Cost {...replacement.credits} />}
        </p>
        <div>
          <Button variant="secondary" icon={<Undo2 size={18} aria-hidden="true" />} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
          {!isOneLanguage && (
            <Button
              variant="secondary"
              icon={<Columns2 size={18} aria-hidden="true" />}
              aria-pressed={isCompared}
              onClick={() => setCompared(!isCompared)}
            >
              <Trans>Compare side by side</Trans>
            </Button>
          )}
          <Button icon={<Check size={18} aria-hidden="true" />} onClick={onKeep}>
            <Trans>Keep changes</Trans>
          </Button>
        </div>
      </Bar>
    </>
  )
}

function Diff({ before, after }: Pick<Replacement, 'before' | 'after'>) {
  const { t } = useLingui()
  const changes = wordDiff(before.script, after.script, after.language)
  return (
    <Document role="group" aria-label={t`Changes`} tabIndex={0} lang={after.language} dir="auto">
      {changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one comparison never move
        <Part key={index} change={change} />
      ))}
    </Document>
  )
}

function Part({ change }: { change: Change }) {
  if (change.kind === 'same') return change.text
  return (
    <>
      {change.before && <del>{change.before}</del>}
      {change.before && change.after && ' '}
      {change.after && <ins>{change.after}</ins>}
    </>
  )
}

function Text({ text: { script, language } }: { text: ScriptText }) {
  return (
    <Document role="group" aria-label={languageName(language)} tabIndex={0} lang={language} dir="auto">
      {script}
    </Document>
  )
}

function SideBySide({ before, after }: Pick<Replacement, 'before' | 'after'>) {
  return (
    <Columns>
      {[before, after].map((text) => (
        <div key={text.language}>
          <b>{languageName(text.language)}</b>
          <Text text={text} />
        </div>
      ))}
    </Columns>
  )
}

function ChangeCount({ before, after, writer, countWords }: Replacement & Pick<ReviewProps, 'countWords'>) {
  const count = wordDiff(before.script, after.script, after.language).filter(({ kind }) => kind === 'changed').length
  const fewer = countWords(before) - countWords(after)
  const shown = formatCount(count)
  const words = formatCount(Math.abs(fewer))
  return (
    <>
      <del>
        <Trans>removed</Trans>
      </del>{' '}
      <ins>
        <Trans>added</Trans>
      </ins>{' '}
      <Plural value={count} one={`${shown} change`} other={`${shown} changes`} />
      {' · '}
      {fewer >= 0 ? (
        <Plural value={fewer} one={`${words} word shorter`} other={`${words} words shorter`} />
      ) : (
        <Plural value={-fewer} one={`${words} word longer`} other={`${words} words longer`} />
      )}
      {writer === 'rules' && (
        <>
          {' · '}
          <Trans>edited by rules, without AI</Trans>
        </>
      )}
    </>
  )
}

function Cost({ before, after }: NonNullable<Replacement['credits']>) {
  const [from, to] = [formatCredits(before), formatCredits(after)]
  return (
    <Price>
      {before === after ? (
        <Plural
          value={after}
          one={`Costs ${to} credit, same as before`}
          other={`Costs ${to} credits, same as before`}
        />
      ) : (
        <Plural
          value={after}
          one={`Costs ${to} credit instead of ${from}`}
          other={`Costs ${to} credits instead of ${from}`}
        />
      )}
    </Price>
  )
}

function TranslatedFrom({ text: { language } }: { text: ScriptText }) {
  const name = languageInSentence(language)
  return <Trans>Translated from {name}. Have a native speaker check the translation.</Trans>
}

const marks = css`
  del {
    border-radius: ${token.radius.tag};
    background: ${token.dangerSubtle};
    color: ${token.dangerText};
  }
  ins {
    border-radius: ${token.radius.tag};
    background: ${token.successSubtle};
    color: ${token.successText};
    text-underline-offset: 4px;
  }
`
const Document = styled.div`
  ${marks}
  min-block-size: 260px;
  padding: 18px 20px;
  font-size: 1.125rem;
  line-height: 1.75;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: -4px;
  }
  ${media.narrow} {
    min-block-size: 200px;
    padding: 14px;
    font-size: 1.0625rem;
    line-height: 1.7;
  }
`
const Price = styled.b`
  display: block;
  font-weight: 600;
  color: ${token.text};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > * + * {
    border-inline-start: 1px solid ${token.border};
  }
  b {
    display: block;
    padding: 14px 20px 0;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > * + * {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
  }
`
const Bar = styled.div`
  ${marks}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[3]} 20px;
  border-block-start: 1px solid ${token.border};
  background: ${token.surface2};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
  }
  ${media.phone} {
    padding-inline: 14px;
    > div,
    button {
      inline-size: 100%;
    }
  }
`
