import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  BUTTON_CHARACTERS_MAX,
  type DraftStoryboard,
  EDIT_LIMITS,
  type PlannedScene,
  type TextName,
} from '@vitrine/contract'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import type { Edits } from './edits.ts'
import { changeTexts, editOf, placeOf } from './edits.ts'
import { textName } from './layout-names.ts'
import { FieldPair } from '../../../ui/forms/form-stack.tsx'

interface SceneTextsProps {
  storyboard: DraftStoryboard
  scene: PlannedScene
  edits: Edits
  apply: (edits: Edits, group?: string) => void
}

/** The words in the picture of a scene. What is emptied is left out. */
export function SceneTexts({ storyboard, scene, edits, apply }: SceneTextsProps) {
  const { t } = useLingui()
  const edit = editOf(edits, scene)
  const names = Object.keys(scene.texts) as TextName[]
  if (names.length === 0 && !scene.items) return null
  const place = placeOf(scene.anchor)
  const rows = edit?.items ?? scene.items
  return (
    <FieldPair>
      {names.map((name) => (
        <Field
          key={name}
          label={textName(name, scene.layout)}
          hint={isButton(scene, name) ? t`If empty, the button shows the website, phone number or email.` : undefined}
          error={faultOf(storyboard, scene, name)}
        >
          <TextInput
            dir="auto"
            maxLength={isButton(scene, name) ? BUTTON_CHARACTERS_MAX : EDIT_LIMITS.textCharacters}
            value={edit?.texts?.[name] ?? scene.texts[name] ?? ''}
            onChange={({ target }) =>
              apply(changeTexts(storyboard, edits, scene, { texts: { [name]: target.value } }), `${place} ${name}`)
            }
          />
        </Field>
      ))}
      {rows && (
        <Field label={t`Rows`} hint={t`One row per line, up to ${EDIT_LIMITS.items}.`}>
          <TextArea
            dir="auto"
            rows={3}
            value={rows.join('\n')}
            onChange={({ target }) =>
              apply(changeTexts(storyboard, edits, scene, { items: rowsOf(target.value) }), `${place} rows`)
            }
          />
        </Field>
      )}
    </FieldPair>
  )
}

const isButton = ({ layout }: PlannedScene, name: TextName) => layout === 'end' && name === 'line'

function rowsOf(text: string): string[] {
  if (text.trim() === '') return []
  return text
    .split('\n')
    .slice(0, EDIT_LIMITS.items)
    .map((row) => row.slice(0, EDIT_LIMITS.itemCharacters))
}

/** Why not all of a text is in the picture. */
function faultOf({ scenes, warnings }: DraftStoryboard, scene: PlannedScene, name: TextName): string | undefined {
  const index = scenes.indexOf(scene)
  const found = warnings.find((warning) => warning.scene === index && warning.text?.name === name)
  return found?.text
    ? plural(found.text.fit, { one: 'Only # character fits.', other: 'Only # characters fit.' })
    : undefined
}
