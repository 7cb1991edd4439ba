import { t } from '@lingui/core/macro'
import type { Boot } from '@vitrine/contract'

interface Option {
  value: string
  label: string
}

interface Choice {
  name: 'definition' | 'framing' | 'background'
  label: string
  options: Option[]
}

/** The choices of one out of several that few people change. */
export function lookChoices(): Choice[] {
  return [
    {
      name: 'background',
      label: t`Background`,
      options: [
        { value: 'scene', label: t`Scene` },
        { value: 'brand', label: t`Your brand colors` },
        { value: 'plain', label: t`Plain` },
      ],
    },
    {
      name: 'framing',
      label: t`Framing`,
      options: [
        { value: 'medium', label: t`Waist up` },
        { value: 'close', label: t`Head and shoulders` },
      ],
    },
    {
      name: 'definition',
      label: t`Resolution`,
      options: [
        { value: '720p', label: t`HD, 720p` },
        { value: '1080p', label: t`Full HD, 1080p` },
      ],
    },
  ]
}

/** Returns the options for the pace of the voice. */
export function speedOptions(): Option[] {
  return [
    { value: '0.85', label: t({ message: 'Slow', context: 'pace of a voice' }) },
    { value: '1', label: t({ message: 'Normal', comment: 'Pace of a voice' }) },
    { value: '1.15', label: t({ message: 'Slightly fast', comment: 'Pace of a voice' }) },
    { value: '1.3', label: t({ message: 'Fast', comment: 'Pace of a voice' }) },
  ]
}

interface Switchable {
  name: 'captions' | 'music' | 'opening' | 'aiLabel' | 'unbrandedCopy'
  label: string
  text: string
  /** The site has decided that it is on. */
  isAlwaysOn?: boolean
}

/** Returns the switches that many people change. `rareSwitches` has the others. */
export function lookSwitches(): Switchable[] {
  return [
    {
      name: 'captions',
      label: t`Captions`,
      text: t`Always included as a track. Burn them into the video if you like.`,
    },
    { name: 'unbrandedCopy', label: t`Unbranded copy`, text: t`A second file without your name or logo. Free.` },
    { name: 'music', label: t`Background music`, text: t`Quieter while the presenter speaks` },
  ]
}

export function rareSwitches({ labelsEveryVideo }: Pick<Boot, 'labelsEveryVideo'>): Switchable[] {
  return [
    { name: 'opening', label: t`Open with your logo`, text: t`Two seconds before the first word` },
    {
      name: 'aiLabel',
      label: t`Show that it was made with AI`,
      text: labelsEveryVideo ? t`A small label, always on` : t`A small label in the video`,
      isAlwaysOn: labelsEveryVideo,
    },
  ]
}
