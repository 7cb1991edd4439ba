import { Trans, useLingui } from '@lingui/react/macro'
import type { ScriptVersion } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ChevronDown } from '#icons'
import styled from 'styled-components'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useVersions } from './queries.ts'
import type { ScriptToolsState } from './use-script-tools.ts'

/** The versions one changes between most: as it was written, optimised and translated last. */
export function VersionTabs({ tools }: { tools: ScriptToolsState }) {
  const { t } = useLingui()
  const { data = [] } = useVersions(tools)
  const tabs = [
    data.findLast(({ origin }) => origin === 'written'),
    data.find(({ origin }) => origin === 'optimized'),
    data.find(({ origin }) => origin === 'translated'),
  ].filter((version) => version !== undefined)
  if (tabs.length < 2) return null
  return (
    <Tabs role="group" aria-label={t`Script versions`}>
      {tabs.map((version) => (
        <button
          key={version.id}
          type="button"
          aria-pressed={isShown(version, tools)}
          onClick={() => !isShown(version, tools) && tools.choose(version)}
        >
          <Name version={version} />
        </button>
      ))}
    </Tabs>
  )
}

/** Everything that was kept of this script. */
export function VersionList({ tools }: { tools: ScriptToolsState }) {
  const { t } = useLingui()
  const versions = useVersions(tools)
  if (versions.error)
    return (
      <ErrorState
        title={t`Couldn’t load the versions.`}
        error={versions.error}
        onRetry={() => void versions.refetch()}
      />
    )
  if (!versions.data?.length) return null
  const count = formatCount(versions.data.length)
  return (
    <Kept>
      <summary>
        <Trans>Saved versions ({count})</Trans>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <List>
        {versions.data.map((version) => (
          <li key={version.id}>
            <p>
              <b>
                <Name version={version} />
              </b>{' '}
              <span>
                {languageName(version.language)} · {formatMoment(version.createdAt)}
              </span>
            </p>
            <p lang={version.language} dir="auto">
              {version.script}
            </p>
            {isShown(version, tools) ? (
              <em>
                <Trans>Currently in the script</Trans>
              </em>
            ) : (
              <Button variant="secondary" onClick={() => tools.choose(version)}>
                <Trans>Use this version</Trans>
              </Button>
            )}
          </li>
        ))}
      </List>
    </Kept>
  )
}

function Name({ version: { origin, language } }: { version: ScriptVersion }) {
  if (origin === 'written') return <Trans>Original</Trans>
  if (origin === 'optimized') return <Trans>Optimized</Trans>
  return languageName(language)
}

function isShown(version: ScriptVersion, { text }: ScriptToolsState): boolean {
  return version.script === text.script && version.language === text.language
}

const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  button {
    min-block-size: 44px;
    padding-inline: ${token.space[3]};
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    font-size: ${token.fontSize.small};
    font-weight: 500;
    color: ${token.textMuted};
    cursor: pointer;
  }
  button:hover {
    background: ${token.hover};
  }
  button:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  button[aria-pressed='true'] {
    background: ${token.primarySubtle};
    font-weight: 600;
    color: ${token.primaryText};
  }
`
const Kept = styled.details`
  margin-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.border};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 52px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${token.primaryText};
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`
const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    justify-items: start;
    gap: ${token.space[2]};
  }
  b {
    color: ${token.text};
  }
  span,
  em {
    font-size: ${token.fontSize.small};
  }
  p[dir] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
