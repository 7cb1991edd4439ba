import { TranslationForm } from '../features/translation-test/translation-form.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

/** /translation-test, an internal screen: whether scripts are translated, into one language and into all of them. */
export function TranslationTest() {
  return (
    <Page title="Translation test">
      <PageHeading
        title="Translation test"
        text="Asks the translator of this installation. Both answer shapes of the call are read."
      />
      <TranslationForm />
    </Page>
  )
}
