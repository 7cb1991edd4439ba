import { i18n } from '@lingui/core'

// Tests read what the code says, in English; the page would have loaded its language by now.
i18n.loadAndActivate({ locale: 'en', messages: {} })
