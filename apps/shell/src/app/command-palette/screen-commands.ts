import { t } from '@lingui/core/macro'
import { type Boot, type Screen, type ScreenPath, type User, opensFor, screens } from '@vitrine/contract'
import {
  Activity,
  BadgeCheck,
  BookOpen,
  Building2,
  CircleQuestionMark,
  Clapperboard,
  House,
  Languages,
  LayoutDashboard,
  ListVideo,
  LockKeyhole,
  type Icon as IconComponent,
  MessageSquareText,
  PackagePlus,
  ReceiptText,
  Rocket,
  Scale,
  ShieldCheck,
  Sparkles,
  SquarePlay,
  Tags,
  UserRound,
  UsersRound,
  Webhook,
} from '#icons'
import type { Command } from './command.ts'

interface ScreenText {
  label: string
  detail?: string
  Icon: IconComponent
}

/** Returns the screens that this person may open, as places to go to. */
export function screenCommands(user: Pick<User, 'role'>, boot: Boot): Command[] {
  return Object.entries({ ...ownScreens(), ...teamScreens(), ...publicScreens() })
    .filter(([path]) => isOffered(screens[path as ScreenPath], user.role, boot))
    .map(([to, text]) => ({ id: to, to, ...text }))
}

/** Development opens internal screens to everyone, but only operators look for them. */
function isOffered(screen: Screen, role: User['role'], boot: Boot): boolean {
  return opensFor(screen, role, boot) && (!screen.isInternal || role === 'operator')
}

/** Screens without a command: second addresses, steps of a purchase, screens that need a link or token, and sign-in. */
type Unnamed =
  | '/login'
  | '/register'
  | '/forgot-password'
  | '/reset-password'
  | '/verify-email'
  | '/undo-email-change'
  | '/unsubscribe'
  | '/account-deleted'
  | '/accept-invitation'
  | '/twin-consent'
  | '/withdraw-consent'
  | '/impersonation'
  | '/my-videos-clean'
  | '/manage-avatars-clean'
  | '/add-ons'
  | '/watch'
  | '/checkout'
  | '/payment-success'
  | '/auth-demo'
  | '/sandbox-portal'
  | '/sandbox-onboarding'
  | '/stripe-credit-test'
  | '/stripe-test'
  | '/dev/kit'

type Own = '/dashboard' | '/generate-video' | '/my-videos' | '/videos/batch' | '/manage-avatars' | '/leads'
type Account = '/security' | '/billing' | '/integrations' | '/subscription-addons' | '/profile' | '/onboarding'
type Team = '/whitelabel-dashboard' | '/admin' | '/translation-test' | '/avatar-test'

function ownScreens(): Record<Own | Account, ScreenText> {
  return {
    '/dashboard': { label: t`Dashboard`, Icon: LayoutDashboard },
    '/generate-video': { label: t`Generate Video`, Icon: Clapperboard },
    '/my-videos': { label: t`My Videos`, detail: t`Library and trash`, Icon: SquarePlay },
    '/videos/batch': { label: t`Bulk create from CSV`, Icon: ListVideo },
    '/manage-avatars': { label: t`Avatars`, detail: t`Presenters and digital twins`, Icon: UsersRound },
    '/leads': { label: t`Questions`, detail: t`From viewers of your videos`, Icon: MessageSquareText },
    '/billing': { label: t`Billing & Payments`, detail: t`Plan, credits and invoices`, Icon: ReceiptText },
    '/integrations': { label: t`Integrations`, detail: t`Webhooks, export and sharing`, Icon: Webhook },
    '/subscription-addons': { label: t`Subscription and add-ons`, Icon: PackagePlus },
    '/profile': { label: t`Account settings`, detail: t`Password, sessions, emails and your data`, Icon: UserRound },
    '/security': { label: t`Security`, detail: t`Sessions and sign-ins`, Icon: LockKeyhole },
    '/onboarding': { label: t`Setup guide`, Icon: Rocket },
  }
}

function teamScreens(): Record<Team, ScreenText> {
  return {
    '/whitelabel-dashboard': { label: t`Whitelabel Dashboard`, Icon: Building2 },
    '/admin': { label: t`Admin Dashboard`, Icon: ShieldCheck },
    '/translation-test': { label: t`Translation test`, Icon: Languages },
    '/avatar-test': { label: t`Avatar video test`, Icon: SquarePlay },
  }
}

function publicScreens(): Record<Exclude<ScreenPath, Own | Account | Team | Unnamed>, ScreenText> {
  return {
    '/': { label: t`Home page`, Icon: House },
    '/features': { label: t`Features`, Icon: Sparkles },
    '/pricing': { label: t`Pricing`, Icon: Tags },
    '/faq': { label: t`Questions and answers`, Icon: CircleQuestionMark },
    '/whitelabel-pricing': { label: t`Whitelabel pricing`, Icon: Tags },
    '/terms-of-service': { label: t`Terms of Service`, Icon: Scale },
    '/cookie-policy': { label: t`Cookie Policy`, Icon: Scale },
    '/privacy': { label: t`Privacy Policy`, Icon: Scale },
    '/company-ethics': { label: t`Company Ethics`, Icon: BookOpen },
    '/verify': { label: t`Verify a video`, Icon: BadgeCheck },
    '/status': { label: t`Status`, Icon: Activity },
  }
}
