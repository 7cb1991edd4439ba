import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, type SpokenLanguage, type Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { formatCredits } from '../../../lib/i18n/format.ts'
import { languageName, spokenLanguages } from '../../../lib/i18n/language-name.ts'
import { useUser } from '../../../lib/session/session.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TranslateButton, useCanTranslate } from './translate-button.tsx'
import { useAgain } from './use-again.ts'
import { useCost } from './use-cost.ts'
import { MarkFaults } from '../../../ui/script-marks/mark-faults.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

interface AgainDialogProps {
  video: Video
  /** `translate` makes it in a language of its family that is still missing. */
  kind: 'duplicate' | 'translate'
  onClose: () => void
}

/** Makes a video once more: with other words, or in another language. Shows the cost first. */
export function AgainDialog({ video, kind, onClose }: AgainDialogProps) {
  const { t } = useLingui()
  const isTranslation = kind === 'translate'
  const free = isTranslation ? missingLanguages(video) : [video.language]
  const [language, setLanguage] = useState(free[0] ?? video.language)
  const [title, setTitle] = useState(video.title)
  const [script, setScript] = useState(isTranslation ? '' : video.script)
  const canTranslate = useCanTranslate()
  const again = useAgain(video, onClose)
  const cost = useCost(script, language, video.sound)

  function start(event: FormEvent): void {
    event.preventDefault()
    again.start({
      title,
      ...(script === video.script ? {} : { script }),
      ...(isTranslation ? { language, script } : {}),
    })
  }

  if (free.length === 0) return <AllThere onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={isTranslation ? t`Create in another language` : t`Create again`}
      text={<bdi>{video.title}</bdi>}
    >
      <FormStack onSubmit={start}>
        {isTranslation && (
          <Field label={t`Language`}>
            <LanguageChoice of={free} value={language} onChange={setLanguage} />
          </Field>
        )}
        <TitleChoice title={title} onChange={setTitle} />
        <Field
          label={t`Script`}
          hint={isTranslation && script.trim() === '' ? howToBegin(canTranslate) : undefined}
          aside={
            isTranslation &&
            canTranslate && (
              <TranslateButton
                script={video.script}
                from={video.language}
                language={language}
                onTranslated={setScript}
              />
            )
          }
        >
          <Script
            lang={language}
            dir={script ? 'auto' : directionOf(language)}
            value={script}
            placeholder={isTranslation ? video.script : ''}
            onChange={({ target }) => setScript(target.value)}
          />
        </Field>
        <MarkFaults script={script} />
        {again.problem && <Note tone="bad">{again.problem}</Note>}
        <Foot cost={cost} busy={again.isPending} isEmpty={script.trim() === ''} onClose={onClose} />
      </FormStack>
    </Dialog>
  )
}

function TitleChoice({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  return (
    <Field label={t`Title`}>
      <TextInput dir="auto" maxLength={160} value={title} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}

function howToBegin(canTranslate: boolean): string {
  return canTranslate
    ? t`Translate it, or write your own version.`
    : t`Write the script in that language. Automatic translation isn’t set up on this site.`
}

interface LanguageChoiceProps {
  of: readonly SpokenLanguage[]
  value: SpokenLanguage
  onChange: (language: SpokenLanguage) => void
}

function LanguageChoice({ of, value, onChange }: LanguageChoiceProps) {
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value as SpokenLanguage)}>
      {of.map((one) => (
        <option key={one} value={one}>
          {languageName(one)}
        </option>
      ))}
    </Select>
  )
}

interface FootProps {
  cost: number | undefined
  busy: boolean
  isEmpty: boolean
  onClose: () => void
}

function Foot({ cost, busy, isEmpty, onClose }: FootProps) {
  const { t } = useLingui()
  const credits = useUser().data?.credits ?? 0
  const isShort = cost !== undefined && cost > credits
  const [shownCost, shownCredits] = [formatCredits(cost ?? 0), formatCredits(credits)]
  const words = plural(cost ?? 0, { one: `${shownCost} credit`, other: `${shownCost} credits` })
  return (
    <Answers>
      <Cost $isShort={isShort} role="status">
        {cost !== undefined && (isShort ? t`${words}, you have ${shownCredits}` : t`${words} of your ${shownCredits}`)}
      </Cost>
      <Button variant="secondary" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      {isShort ? (
        <LinkButton to="/pricing">
          <Trans>Add credits</Trans>
        </LinkButton>
      ) : (
        <Button type="submit" busy={busy} busyText={t`Starting...`} disabled={isEmpty}>
          <Trans>Create video</Trans>
        </Button>
      )}
    </Answers>
  )
}

function AllThere({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Create in another language`}
      text={t`This video already exists in every language.`}
    >
      <Answers>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}

function missingLanguages({ language, family }: Video): SpokenLanguage[] {
  const there = [language, ...family.map((member) => member.language)]
  return spokenLanguages.filter((one) => !there.includes(one))
}

const Script = styled(TextArea)`
  min-block-size: 180px;
  max-block-size: 40vh;
  overflow-y: auto;
`
const Answers = styled(ActionRow)`
  align-items: center;
`
const Cost = styled.p<{ $isShort: boolean }>`
  flex: 1;
  font-size: ${token.fontSize.control};
  color: ${({ $isShort }) => ($isShort ? token.dangerText : token.textMuted)};
`
