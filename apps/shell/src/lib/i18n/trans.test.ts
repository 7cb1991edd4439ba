import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Trans } from './trans.tsx'

it('shows a name as typed, also when it looks like markup or part of the sentence', () => {
  const i18n = setupI18n({
    locale: 'en',
    messages: { en: { consent: ['I agree that <0>', ['owner'], '</0> may call.'] } },
  })
  const said = (owner: string) => {
    const sentence = createElement(Trans, { id: 'consent', values: { owner }, components: { 0: createElement('bdi') } })
    return renderToStaticMarkup(createElement(I18nProvider, { i18n }, sentence))
  }

  expect(said('Ana')).toBe('I agree that <bdi>Ana</bdi> may call.')
  expect(said('<b>Ana</b> & <0>Co</0>')).toBe(
    'I agree that <bdi>&lt;b&gt;Ana&lt;/b&gt; &amp; &lt;0&gt;Co&lt;/0&gt;</bdi> may call.',
  )
})
