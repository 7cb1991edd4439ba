import { token } from '@vitrine/theme'
import { CircleAlert, Upload } from '#icons'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { BrandFrameMark } from '../brand/brand-frame-mark.ts'
import { TextButton } from '../controls/text-button.tsx'

interface DropZoneProps {
  label: string
  /** The endings that the chooser offers. */
  accept: string
  fault: string | undefined
  onFiles: (files: readonly File[]) => void
  /** More than one may be chosen at a time. */
  takesSeveral?: boolean
  /** Before and in the button: "Drop a file here or", "choose from this device". */
  lead: ReactNode
  choose: ReactNode
}

/** An area in which files are dropped or chosen. */
export function DropZone({ label, accept, fault, onFiles, takesSeveral = false, lead, choose }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(takesSeveral ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div>
      <Zone
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <BrandFrameMark>
          <Upload size={18} aria-hidden="true" />
        </BrandFrameMark>
        <span>
          {lead} <TextButton onClick={() => chooser.current?.click()}>{choose}</TextButton>
        </span>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={takesSeveral}
          accept={accept}
          aria-label={label}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </Zone>
      {fault && (
        <Fault role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {fault}
        </Fault>
      )}
    </div>
  )
}

const Zone = styled.div<{ $isOver: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-block-size: 84px;
  padding: ${token.space[4]} 20px;
  border: 2px dashed ${({ $isOver }) => ($isOver ? token.primaryEdge : token.borderControl)};
  border-radius: ${token.radius.control};
  background: ${({ $isOver }) => ($isOver ? token.primarySubtle : token.bg)};
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: ${token.space[2]};
  font-size: ${token.fontSize.small};
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
