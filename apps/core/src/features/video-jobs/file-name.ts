/** Returns the title as a file name, with characters replaced that some operating system refuses. */
export function fileName(title: string, ending: string): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${safe || 'video'}.${ending}`
}
