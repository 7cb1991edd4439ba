import { t } from '@lingui/core/macro'
/** The sentence for a code in this page's address, which anybody may have written there: only our own ones are spoken. */
export function googleProblem(code: string, problems: Record<string, { message: string }>): string {
  const found = Object.hasOwn(problems, code) ? problems[code] : undefined
  return found?.message ?? t`Something went wrong on the way. Start again.`
}
