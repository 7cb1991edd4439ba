import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Camera, PlannedScene } from '@vitrine/contract'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'

interface CameraChoiceProps {
  scene: Pick<PlannedScene, 'camera'>
  /** Undefined while it is automatic. */
  chosen: Camera | undefined
  onChoose: (camera: Camera | undefined) => void
}

const AUTOMATIC = ''

/** A choice of the camera move on a scene's photo. Renders nothing when the photo cannot move. */
export function CameraChoice({ scene: { camera }, chosen, onChoose }: CameraChoiceProps) {
  const { t } = useLingui()
  if (camera === null) return null
  const name = cameraNames()[camera]
  // Only a photo wider than the frame can move across, which the director knows.
  const cameras: Camera[] = camera === 'across' ? ['across', 'in', 'out', 'still'] : ['in', 'out', 'still']
  return (
    <Field label={t({ message: 'Movement', comment: 'How the photo of a scene moves' })}>
      <Select
        value={chosen ?? AUTOMATIC}
        onChange={({ target }) => onChoose((target.value || undefined) as Camera | undefined)}
      >
        <option value={AUTOMATIC}>{chosen ? t`Automatic` : t`Automatic (${name})`}</option>
        {cameras.map((one) => (
          <option key={one} value={one}>
            {cameraNames()[one]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function cameraNames(): Record<Camera, string> {
  return {
    in: t({ message: 'Slow zoom in', comment: 'How a photo moves' }),
    out: t({ message: 'Slow zoom out', comment: 'How a photo moves' }),
    across: t({ message: 'Slow pan', comment: 'How a photo moves' }),
    still: t({ message: 'No movement', comment: 'How a photo moves' }),
  }
}
