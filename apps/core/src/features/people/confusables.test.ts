import { describe, expect, it } from 'vitest'
import { skeletonOf } from './confusables.ts'

describe('names that look alike', () => {
  it.each([
    ['farah', 'ｆarah'],
    ['farah', 'fa\u200drah'],
    ['farah', 'fаrаh'],
    ['Farah', 'FARAH'],
    ['paypal', 'PayPaI'],
    ['Flora', 'FIora'],
    ['scope', 'ѕсоре'],
    ['bob10', 'bоb1O'],
    ['maria', 'rnaria'],
    ['Ångström', 'A\u030angstro\u0308m'],
    ['straße', 'STRASSE'],
    ['ana lima', 'ana\u00a0 lima'],
  ])('%j and %j look alike', (name, other) => expect(skeletonOf(other)).toBe(skeletonOf(name)))

  it.each([
    ['farah', 'sarah'],
    ['ali', 'all'],
    ['jose', 'josé'],
    ['user1', 'user2'],
    ['李雷', '李蕾'],
    ['مریم', 'مرام'],
    ['Иван', 'Инна'],
  ])('%j and %j look different', (name, other) => expect(skeletonOf(other)).not.toBe(skeletonOf(name)))
})
