import { lazy, Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import { countWords } from '../../features/scripts/count-words.ts'
import { ScriptDocument } from '../../features/scripts/script-document.tsx'
import type { ScriptText } from '../../features/script-tools/replacements.ts'
import { ToolBar } from '../../features/script-tools/tool-bar.tsx'
import { useScriptTools } from '../../features/script-tools/use-script-tools.ts'
import { VersionList, VersionTabs } from '../../features/script-tools/versions.tsx'

// Comparing comes with the first use of a tool.
const Review = lazy(() => import('../../features/script-tools/review.tsx'))

interface ScriptEditorProps extends Omit<ComponentProps<typeof ScriptDocument>, 'corner' | 'review' | 'onChange'> {
  /** Under which the versions of this script are kept. */
  scriptId: string
  onChange: (patch: Partial<ScriptText>) => void
}

/** The script, and what can be done with it: optimise, translate, compare, go back. */
export function ScriptEditor({ scriptId, onChange, ...document }: ScriptEditorProps) {
  const { script, language } = document
  const tools = useScriptTools({ text: { script, language }, scriptId, onChange })
  // A comparison leaves with the button that was pressed; the keyboard goes on at the script.
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
      <ToolBar tools={tools} />
      <VersionList tools={tools} />
    </div>
  )
}
