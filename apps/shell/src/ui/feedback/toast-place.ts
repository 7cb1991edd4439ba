interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Wanted {
  left: number
  right: number
  height: number
  /** The preferred position of its lower edge. */
  bottom: number
  /** The minimum top of the toast in pixels; above it are the bars of the app. */
  topMin: number
}

const GAP_PX = 8

/** Returns how far above `bottom` a toast has to be to cover none of the boxes; 0 where there is no such place. */
export function liftOf({ left, right, height, bottom, topMin }: Wanted, boxes: readonly Box[]): number {
  let lower = bottom
  const inTheWay = () =>
    boxes.find((box) => box.left < right && box.right > left && box.top < lower && box.bottom > lower - height)
  for (let box = inTheWay(); box; box = inTheWay()) {
    lower = box.top - GAP_PX
    if (lower - height < topMin) return 0
  }
  return bottom - lower
}

/** Elements that a toast does not cover: buttons, sticky bars, fields with errors, and what a page marks. */
const KEPT_FREE = '.t-button, [data-foot], [data-uncovered], [aria-invalid="true"]'

/** Returns the boxes on screen that a toast does not cover, its own aside. */
export function boxesKeptFree(toasts: Element): Box[] {
  return [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => !toasts.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
}
