import { describe, expect, it } from 'vitest'
import type { FontFamily } from './brand.ts'
import { fonts } from './brand.ts'
import { brandCss } from './brand-css.ts'
import { token } from './token.ts'

const colours = { primary: '#2b4acb', secondary: '#4a4458', accent: '#f0765a' }

describe('the stylesheet of a brand', () => {
  it('defines every variable that components refer to', () => {
    const css = brandCss({ colours })
    const light = css.slice(0, css.indexOf(':root[data-theme=dark]'))
    const defined = new Set([...light.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]))
    const used = [...JSON.stringify(token).matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1])

    expect(used.length).toBeGreaterThan(80)
    expect(used.filter((name) => !defined.has(name))).toEqual([])
  })

  it('follows the system unless the visitor chose light or dark', () => {
    const css = brandCss({ colours })

    expect(css).toContain(':root[data-theme=dark]{--bg:#0c0e15;')
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--bg:#0c0e15;')
    expect(css.match(/color-scheme:dark}/g)).toHaveLength(2)
  })

  it('sets text in the font of the brand, and headings too when the brand chose one', () => {
    for (const fontFamily of fonts) expect(brandCss({ colours, fontFamily })).toMatch(/--font-text:[^;]+sans-serif/)

    expect(brandCss({ colours })).toContain("--font-display:'Bricolage Grotesque Variable'")
    expect(brandCss({ colours, fontFamily: 'Lato' })).toContain('--font-display:Lato,')
  })

  it('contains no text that is not a colour or a known font', () => {
    const attack = '</style><script>alert(1)</script>'

    expect(() => brandCss({ colours: { ...colours, primary: attack } })).toThrow(TypeError)
    expect(() => brandCss({ colours, fontFamily: attack as FontFamily })).toThrow(TypeError)
    expect(brandCss({ colours })).not.toMatch(/[<>\\]|url\(|@import/)
  })

  it('removes motion for visitors who prefer less', () => {
    expect(brandCss({ colours })).toContain('@media (prefers-reduced-motion:reduce){:root{--duration-hover:0s;')
  })
})

describe('token', () => {
  it('writes names as CSS does', () => {
    expect(token.onPrimary).toBe('var(--on-primary)')
    expect(token.radius.card).toBe('var(--radius-card)')
    expect(token.space[4]).toBe('var(--space-4)')
    expect(token.stage2).toBe('var(--stage2)')
  })
})
