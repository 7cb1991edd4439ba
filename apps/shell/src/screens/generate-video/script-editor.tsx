import { lazy, Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import { countWords } from '../../features/scripts/document/count-words.ts'
import { ScriptDocument } from '../../features/scripts/document/script-document.tsx'
import type { ScriptText } from '../../features/scripts/tools/replacements.ts'
import { LanguageOffer } from '../../features/scripts/tools/language-offer.tsx'
import { ToolBar } from '../../features/scripts/tools/tool-bar.tsx'
import { useScriptTools } from '../../features/scripts/tools/use-script-tools.ts'
import { VersionList, VersionTabs } from '../../features/scripts/tools/versions.tsx'

// Comparing comes with the first use of a tool.
const Review = lazy(() => import('../../features/scripts/tools/review.tsx'))

interface ScriptEditorProps extends Omit<ComponentProps<typeof ScriptDocument>, 'corner' | 'review' | 'onChange'> {
  /** The id under which the versions of this script are stored. */
  scriptId: string
  isStored: boolean
  onChange: (patch: Partial<ScriptText>) => void
}

/** The script, and the tools to optimise, translate, compare and restore it. */
export function ScriptEditor({ scriptId, isStored, onChange, ...document }: ScriptEditorProps) {
  const { script, language } = document
  const tools = useScriptTools({ text: { script, language }, scriptId, isStored, onChange })
  // A comparison disappears with the pressed button, so keyboard focus moves to the script.
  const [isLeft, setLeft] = useState(false)
  const leave = (act: () => void) => () => {
    act()
    setLeft(true)
  }
  return (
    <div>
      <ScriptDocument
        {...document}
        isFocused={isLeft && !tools.current}
        corner={<VersionTabs tools={tools} />}
        review={
          tools.current && (
            <Suspense>
              <Review
                replacement={tools.current}
                countWords={(text) => countWords(text.script, text.language)}
                onUndo={leave(tools.undo)}
                onKeep={leave(tools.keep)}
              />
            </Suspense>
          )
        }
        onChange={(text) => onChange({ script: text })}
      />
      <LanguageOffer
        spoken={language}
        written={document.estimate?.language}
        onChoose={(chosen) => onChange({ language: chosen })}
      />
      <ToolBar tools={tools} />
      <VersionList tools={tools} />
    </div>
  )
}
