import { circlesIn } from '../circles.ts'
import type { Rule } from '../fault.ts'
import { linksOf } from '../links.ts'

/** No file imports itself by way of others. */
export const noCircles: Rule = (files) =>
  circlesIn(linksOf(files)).map((circle) => ({
    rule: 'no-circles',
    file: circle[0] ?? '',
    line: 1,
    message: `imports itself: ${[...circle, circle[0]].join(' -> ')}. Move what both need into a file of its own.`,
  }))
