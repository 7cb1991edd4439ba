import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useBoot } from '../../lib/boot/boot.ts'
import type { VideoOutput } from '../../lib/video-output.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { SmallText } from '../../ui/layout/small-text.tsx'

type Value = VideoOutput['twinBackground']

interface TwinBackgroundChoiceProps {
  value: Value
  error: string | undefined
  onChoose: (value: Value) => void
}

/** What is seen behind a digital twin: its own background, that blurred, or the one of the video. */
export function TwinBackgroundChoice({ value, error, onChoose }: TwinBackgroundChoiceProps) {
  const { separatesBackgrounds } = useBoot()
  if (!separatesBackgrounds) {
    return (
      <SmallText>
        <Trans>Your twin keeps the background of its recording. This site can’t blur or replace it.</Trans>
      </SmallText>
    )
  }
  const options: Record<Value, string> = {
    kept: t`As recorded`,
    blurred: t`Blurred`,
    replaced: t`Replaced by the video’s background`,
  }
  return (
    <Field label={t`Background of your twin`} error={error}>
      <Select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {Object.entries(options).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
