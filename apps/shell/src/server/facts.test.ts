// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { someBoot } from '../test/some-boot.ts'
import { factsOf } from './facts.ts'

it('names questions and answers by the types that search engines know', () => {
  const [page] = factsOf('/faq', someBoot(), 'https://tours.example') as { mainEntity: object[] }[]

  expect(page).toMatchObject({ '@type': 'FAQPage' })
  expect(page?.mainEntity[0]).toMatchObject({
    '@type': 'Question',
    acceptedAnswer: { '@type': 'Answer', text: expect.any(String) },
  })
})
