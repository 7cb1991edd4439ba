import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Languages, WandSparkles } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { languageName } from '../../kit/language-name.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { type TargetLanguage, targetLanguages, useToolsKnown } from './queries.ts'
import type { ScriptToolsState } from './use-script-tools.ts'

/** What can be done with a script, below it. */
export function ToolBar({ tools }: { tools: ScriptToolsState }) {
  const { data: known } = useToolsKnown()
  return (
    <Bar>
      <Optimize tools={tools} byRules={known?.writer === 'rules'} />
      <Translate tools={tools} isOff={known?.canTranslate === false} />
    </Bar>
  )
}

function Optimize({ tools, byRules }: { tools: ScriptToolsState; byRules: boolean }) {
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
        {byRules ? (
          <Trans>A rule-based editor, without AI: hook, short sentences, concrete benefits, call to action</Trans>
        ) : (
          <Trans>AI optimizes for engagement and conversion</Trans>
        )}
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
      <p id={id}>{isOff ? <TranslationOff /> : <Trans>Keeps this version. You choose which one to film.</Trans>}</p>
    </div>
  )
}

/** Whoever can turn it on reads how. */
function TranslationOff() {
  const { companyName } = useBoot().brand
  const isOperator = useUser().data?.role === 'operator'
  return isOperator ? (
    <Trans>Translation is not set up here. Set TRANSLATOR_URL or WRITER_URL and start the server again.</Trans>
  ) : (
    <Trans>Translation is not set up here. Ask {companyName}.</Trans>
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
  > :last-child {
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
    > :last-child {
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
