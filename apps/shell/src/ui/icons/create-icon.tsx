import type { ReactNode, SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Edge in CSS pixels; 24 by default. */
  size?: number
}

export type Icon = (props: IconProps) => ReactNode

/** Returns an icon that draws `shapes`, SVG elements of a 24 x 24 grid. It is hidden from screen readers unless it has a name. */
export function createIcon(shapes: string): Icon {
  return ({ size = 24, ...attributes }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={attributes['aria-label'] ? undefined : true}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
