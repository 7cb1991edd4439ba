import { Field } from '../../ui/forms/field.tsx'
import { SearchInput, Select, TextArea, TextInput } from '../../ui/forms/inputs.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { type Pane, paneName } from './panes.ts'
import { Specimen, Stack } from './specimen.tsx'

/** Form fields. */
export function Fields() {
  return (
    <>
      <FieldSpecimen />
      <PasswordInputSpecimen />
      <TextAreaSpecimen />
    </>
  )
}

function FieldSpecimen() {
  return (
    <Specimen
      name="Field"
      use="Ties a label, a hint and an error to one control. Errors say what to change."
      avoid="a lone tick box, which has its own label."
    >
      {() => (
        <Stack>
          <Field label="Title" hint="People see it below the video.">
            <TextInput placeholder="Three days in Lisbon" />
          </Field>
          <Field label="Email" optional>
            <TextInput type="email" defaultValue="rosa@mail.example" />
          </Field>
          <Field label="Username" error="This name is taken. Choose another one.">
            <TextInput defaultValue="rosa" />
          </Field>
          <Field label="Cannot be changed">
            <TextInput disabled defaultValue="Old harbour" />
          </Field>
        </Stack>
      )}
    </Specimen>
  )
}

function PasswordInputSpecimen() {
  return (
    <Specimen
      name="PasswordInput"
      use="A password that can be shown; the browser keeps its value."
      avoid="codes of six digits, which nobody needs to hide."
    >
      {() => (
        <Stack>
          <Field label="Password" aside={<TextLink to="/forgot-password">Forgot it?</TextLink>}>
            <PasswordInput autoComplete="off" />
          </Field>
          <Field label="New password" error="Password must be at least 8 characters long.">
            <PasswordInput autoComplete="off" defaultValue="abc" />
          </Field>
        </Stack>
      )}
    </Specimen>
  )
}

function TextAreaSpecimen() {
  return (
    <Specimen
      name="TextArea, Select, SearchInput"
      use="Several lines that grow, a choice of a few, a search."
      avoid="a choice of two (Chip), a choice of hundreds (SearchInput with a list)."
    >
      {(pane: Pane) => (
        <Stack>
          <Field label="Script">
            <TextArea defaultValue="Welcome to the harbour." />
          </Field>
          <Field label="Language">
            <Select defaultValue="en">
              <option value="en">English</option>
              <option value="fa">فارسی</option>
            </Select>
          </Field>
          <SearchInput placeholder={`Search videos, ${paneName(pane)}`} />
        </Stack>
      )}
    </Specimen>
  )
}
