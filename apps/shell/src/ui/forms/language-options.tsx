import { languages } from '@vitrine/contract'

/** The options of a choice of language, each by its own name. */
export function LanguageOptions() {
  return languages.map(({ code, name }) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ))
}
