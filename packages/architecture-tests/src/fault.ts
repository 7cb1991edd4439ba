import type { SourceFile } from './source-file.ts'

/** A broken rule: where, and what to do about it. `group` names what `allowances.json` may count it under. */
export type Fault = { rule: string; file: string; line: number; message: string; group?: string }

export type Rule = (files: readonly SourceFile[]) => Fault[]

/** One line, in the form editors and terminals turn into a link. */
export function describeFault({ rule, file, line, message }: Fault): string {
  return `${file}:${line}  ${rule}: ${message}`
}
