import type { SourceFile } from './source-file.ts'

/** A broken house rule: where, and what to do about it. */
export type Fault = { rule: string; file: string; line: number; message: string }

export type Rule = (files: readonly SourceFile[]) => Fault[]

/** One line, in the form editors and terminals turn into a link. */
export function describeFault({ rule, file, line, message }: Fault): string {
  return `${file}:${line}  ${rule}: ${message}`
}
