import { Trans, useLingui } from '@lingui/react/macro'
import type { WriterKind } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Languages, WandSparkles } from '#icons'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { type TargetLanguage, targetLanguages, useToolsKnown } from './queries.ts'
import type { ScriptToolsState } from './use-script-tools.ts'

/** The tools for a script, below it. */
export function ToolBar({ tools }: { tools: ScriptToolsState }) {
  const { data: known } = useToolsKnown()
  // Missing tools are mentioned only to people who can have them turned on.
  const isTeam = (useUser().data?.role ?? 'customer') !== 'customer'
  const isOff = !useBoot().canTranslate
  return (
    <Bar>
      <Optimize tools={tools} writer={known?.writer} />
      {(!isOff || isTeam) && <Translate tools={tools} isOff={isOff} />}
    </Bar>
  )
}

function Optimize({ tools, writer }: { tools: ScriptToolsState; writer: WriterKind | undefined }) {
  const { t } = useLingui()
  const id = useId()
  const isEmpty = tools.text.script.trim() === ''
  return (
    <div>
      <Button
        variant="soft"
        icon={<WandSparkles size={18} aria-hidden="true" />}
        busy={tools.isOptimizing}
        busyText={t`Optimizing...`}
        disabled={isEmpty || tools.isTranslating}
        aria-describedby={id}
        onClick={tools.optimize}
      >
        <Trans>Optimize Script for Marketing</Trans>
      </Button>
      <p id={id}>
        {writer === 'rules' && (
          <Trans>Shortens wordy phrases and splits long sentences without AI. Adds nothing.</Trans>
        )}
        {writer === 'model' && <Trans>AI optimizes for engagement and conversion</Trans>}
      </p>
    </div>
  )
}

function Translate({ tools, isOff }: { tools: ScriptToolsState; isOff: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const [target, setTarget] = useState<TargetLanguage | ''>('')
  const offered = targetLanguages.filter(({ code }) => code !== tools.text.language)
  const chosen = offered.find(({ name }) => name === target)?.name ?? ''
  const isEmpty = tools.text.script.trim() === ''
  return (
    <div>
      <Row>
        <Select
          aria-label={t`Target language`}
          aria-describedby={id}
          value={chosen}
          disabled={isOff}
          onChange={({ target: { value } }) => setTarget(offered.find(({ name }) => name === value)?.name ?? '')}
        >
          <option value="">{t`Target language`}</option>
          {offered.map(({ name, code }) => (
            <option key={name} value={name}>
              {languageName(code)}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          icon={<Languages size={18} aria-hidden="true" />}
          busy={tools.isTranslating}
          busyText={t`Translating...`}
          disabled={isOff || isEmpty || tools.isOptimizing}
          aria-describedby={id}
          onClick={() => tools.translate(chosen)}
        >
          <Trans>Translate Script</Trans>
        </Button>
      </Row>
      <p id={id}>{isOff ? <TranslationOff /> : <Trans>This version is saved. You choose which one to use.</Trans>}</p>
    </div>
  )
}

/** Shows operators how to turn translation on, and others that it is off. */
function TranslationOff() {
  const isOperator = useUser().data?.role === 'operator'
  return isOperator ? (
    <Trans>Translation isn’t set up. Set TRANSLATOR_URL or WRITER_URL and restart the server.</Trans>
  ) : (
    <Trans>Translation isn’t set up. The platform operator can turn it on. Customers don’t see this button.</Trans>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[5]};
  margin-block-start: ${token.space[4]};
  > * {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
  > :last-child:not(:first-child) {
    flex-grow: 1.6;
    padding-inline-start: ${token.space[5]};
    border-inline-start: 1px solid ${token.border};
  }
  p {
    margin-block-start: ${token.space[2]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.phone} {
    > :last-child:not(:first-child) {
      padding: ${token.space[4]} 0 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
    button {
      inline-size: 100%;
    }
  }
`
const Row = styled.div`
  display: flex;
  gap: ${token.space[3]};
  > span {
    flex: 1;
    min-inline-size: 132px;
  }
  > button {
    flex: none;
  }
  ${media.phone} {
    display: grid;
  }
`
