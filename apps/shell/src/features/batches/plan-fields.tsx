import { Trans, useLingui } from '@lingui/react/macro'
import type { Avatar, Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { avatarOf, type PlanDraft } from './plan.ts'

interface FieldsProps {
  draft: PlanDraft
  onChange: (patch: Partial<PlanDraft>) => void
}

/** Defaults for rows with empty cells. */
export function RestFields({ draft, avatars, onChange }: FieldsProps & { avatars: readonly Avatar[] }) {
  const { t } = useLingui()
  return (
    <Grid>
      <Field label={t`Presenter`} hint={t`For rows that don’t specify one`}>
        <Select value={avatarOf(draft, avatars)} onChange={({ target }) => onChange({ avatarId: target.value })}>
          <option value="">{t`No default`}</option>
          {avatars
            .filter(({ status }) => status === 'ready')
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <Field
        label={t({ message: 'Language', comment: 'The language that a video speaks' })}
        hint={t`For rows that don’t specify one`}
      >
        <Select
          value={draft.language}
          onChange={({ target }) =>
            onChange({ language: spokenLanguages.find((code) => code === target.value) ?? draft.language })
          }
        >
          {spokenLanguages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </Select>
      </Field>
    </Grid>
  )
}

/** Chooses the video that personal links open. */
export function PersonalFields({ draft, videos, onChange }: FieldsProps & { videos: readonly Video[] }) {
  const { t } = useLingui()
  if (videos.length === 0)
    return (
      <Note tone="warn">
        <Trans>Personal links need a finished video. Create one first, or choose a script column.</Trans>
      </Note>
    )
  return (
    <Field
      label={t`Video`}
      hint={t`Everyone gets their own link, with their name in the video and on its page. No credits needed.`}
    >
      <Select value={draft.videoId} onChange={({ target }) => onChange({ videoId: target.value })}>
        <option value="">{t`Choose a video`}</option>
        {videos.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[4]};
`
