/** Whether the editor is on a phone, where the page is previewed at a phone's width, and only when it is wanted. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 760px)').matches
}
