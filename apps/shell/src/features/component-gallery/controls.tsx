import { Play, Plus, Settings } from '#icons'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Specimen, Stack, States } from './specimen.tsx'

const variants = ['primary', 'secondary', 'ghost', 'soft', 'danger'] as const

/** Buttons and links. */
export function Controls() {
  return (
    <>
      <ButtonSpecimen />
      <LinkButtonSpecimen />
      <IconButtonSpecimen />
      <TextLinkSpecimen />
      <ChipSpecimen />
      <CheckboxSpecimen />
      <SliderSpecimen />
    </>
  )
}

function ButtonSpecimen() {
  return (
    <Specimen
      name="Button"
      use="Does something on this page. One primary button per view."
      avoid="leading elsewhere (LinkButton), on or off (Chip)."
    >
      {() => (
        <Stack>
          {(['md', 'lg'] as const).map((size) => (
            <States key={size}>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
            </States>
          ))}
          <States>
            <Button busy busyText="Saving...">
              Save
            </Button>
            <Button variant="secondary" busy>
              Save
            </Button>
            <Button disabled>Disabled</Button>
            <Button variant="ghost" disabled>
              Disabled
            </Button>
            <Button icon={<Plus size={18} aria-hidden="true" />}>With icon</Button>
          </States>
          <Button block>As wide as its place</Button>
        </Stack>
      )}
    </Specimen>
  )
}

function LinkButtonSpecimen() {
  return (
    <Specimen
      name="LinkButton"
      use="A link that matters as much as a button."
      avoid="links in running text (TextLink)."
    >
      {() => (
        <States>
          <LinkButton to="/dev/kit">Stays in the app</LinkButton>
          <LinkButton href="/dev/mail" variant="secondary">
            Leaves it
          </LinkButton>
        </States>
      )}
    </Specimen>
  )
}

function IconButtonSpecimen() {
  return (
    <Specimen
      name="IconButton"
      use="An action whose picture everybody knows, where words have no room."
      avoid="anything that needs a word to be understood."
    >
      {() => (
        <States>
          {variants.map((variant) => (
            <IconButton key={variant} label={`Settings, ${variant}`} variant={variant}>
              <Settings size={20} aria-hidden="true" />
            </IconButton>
          ))}
          <IconButton label="Play, disabled" disabled>
            <Play size={20} aria-hidden="true" />
          </IconButton>
        </States>
      )}
    </Specimen>
  )
}

function TextLinkSpecimen() {
  return (
    <Specimen
      name="TextLink and TextButton"
      use="Links and small actions in running text; their target is taller than the words."
      avoid="the main action of a view (Button)."
    >
      {() => (
        <p>
          Read the <TextLink to="/dev/kit">terms</TextLink> or <TextButton>show them here</TextButton>.
        </p>
      )}
    </Specimen>
  )
}

function ChipSpecimen() {
  return (
    <Specimen
      name="Chip"
      use="A small choice that is on or off, such as a filter."
      avoid="one of many words about a state (Badge), agreeing to something (Checkbox)."
    >
      {() => <Chips />}
    </Specimen>
  )
}

function CheckboxSpecimen() {
  return (
    <Specimen name="Checkbox" use="Yes or no, sent with a form." avoid="what takes effect at once (Chip).">
      {() => (
        <States>
          <Checkbox label="Remember me" />
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Some of them" ref={(box) => void (box && (box.indeterminate = true))} />
          <Checkbox label="Cannot be changed" disabled defaultChecked />
        </States>
      )}
    </Specimen>
  )
}

function SliderSpecimen() {
  return (
    <Specimen name="Slider" use="A number that is found by moving." avoid="exact figures (TextInput).">
      {() => <Price />}
    </Specimen>
  )
}

function Chips() {
  const [on, setOn] = useState('Ready')
  return (
    <States>
      {['Ready', 'In work', 'Failed'].map((name) => (
        <Chip key={name} on={on === name} onClick={() => setOn(name)}>
          {name}
        </Chip>
      ))}
    </States>
  )
}

function Price() {
  const [value, setValue] = useState(40)
  return <Slider label="Price" value={value} shown={`$${value}`} min={0} max={99} onChange={setValue} />
}
