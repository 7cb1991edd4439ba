import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { CircleAlert } from '#icons'
import {
  type ClipboardEvent,
  createContext,
  type InputEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react'
import styled from 'styled-components'
import { leftOut } from '../../lib/text/left-out.ts'
import { cutPasteText } from './cut-paste.ts'

/** Attributes that link a control to the field around it. */
interface FieldLinks {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

/** Faults that the form found, by the id of the control. */
export const FormFaults = createContext<ReadonlyMap<string, string> | undefined>(undefined)

const Links = createContext<FieldLinks | undefined>(undefined)

/** The attributes that tie a control to the label, hint and error of the `Field` around it; empty outside a field. */
export function useFieldLinks() {
  const links = useContext(Links)
  if (!links) return {}
  return {
    id: links.id,
    ...(links.describedBy ? { 'aria-describedby': links.describedBy } : {}),
    ...(links.isInvalid ? { 'aria-invalid': true } : {}),
  }
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Adds "(optional)" beside the label. */
  optional?: boolean
  /** A link or count at the end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A labelled control with a hint and the sentence that says what to change, or how much of a paste was left out. */
export function Field({ label, hint, error: ownError, optional = false, aside, children }: FieldProps) {
  const id = useId()
  const faults = useContext(FormFaults)
  const error = ownError || faults?.get(id)
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  const isInvalid = Boolean(error)
  const { cut, handlers } = useCutPaste()
  const links = useMemo(() => ({ id, describedBy, isInvalid }), [id, describedBy, isInvalid])
  return (
    <Links value={links}>
      <Stack {...handlers}>
        <LabelLine>
          <label htmlFor={id}>
            {label}
            {optional && (
              <Optional>
                {' '}
                <Trans>(optional)</Trans>
              </Optional>
            )}
          </label>
          {aside}
        </LabelLine>
        {children}
        {cut && (
          <div role="alert">
            <FieldFault>{cutPasteText(cut.maxLength, cut.lost)}</FieldFault>
          </div>
        )}
        {error && <FieldFault id={`${id}-error`}>{error}</FieldFault>}
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Stack>
    </Links>
  )
}

/** What the last paste into a control with a `maxLength` lost, until there is room again. */
function useCutPaste() {
  const [cut, setCut] = useState<{ maxLength: number; lost: number }>()
  const handlers = {
    onPaste: ({ target, clipboardData }: ClipboardEvent) => {
      if (!isTextControl(target)) return
      const { maxLength } = target
      const lost = leftOut(target, clipboardData.getData('text'))
      setCut(lost > 0 ? { maxLength, lost } : undefined)
    },
    onInput: ({ target }: InputEvent<HTMLElement>) => {
      if (isTextControl(target) && target.value.length < target.maxLength) setCut(undefined)
    },
  }
  return { cut, handlers }
}

function isTextControl(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** The sentence below a control that says what to change. */
function FieldFault({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Fault id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      {children}
    </Fault>
  )
}

const Stack = styled.div.attrs({ className: 't-field' })`
  display: grid;
  /* A date is wide by itself. It shrinks with its field instead of reaching towards the next one. */
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
`
const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${token.space[2]};
  min-block-size: 24px;
  font-size: ${token.fontSize.control};
  label {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
const Optional = styled.span`
  font-weight: 400;
  color: ${token.textMuted};
`
const Hint = styled.p`
  font-size: ${token.fontSize.small};
  line-height: 1.45;
  color: ${token.textMuted};
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  font-size: ${token.fontSize.small};
  font-weight: 500;
  line-height: 1.4;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
