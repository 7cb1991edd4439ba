// `npm run messages`: collects the texts of the shell and of the server into their catalogs, `apps/shell/locales` and
// `packages/messages/locales`, where they are translated.
import { step } from './steps.ts'

const { failures } = await step('messages', ['pnpm', '--recursive', 'run', 'messages'])
process.exitCode = failures.length
