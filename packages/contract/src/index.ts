// The door for types and plain values; the call table with its schemas has a door of its own (`@vitrine/contract/api`), so
// that a browser bundle never carries zod by accident.
export type { AdminAvatar, AdminSystem, AdminUser, AdminVideo } from './entities/admin.ts'
export type { Profile, Role, Session, User } from './entities/people.ts'
export type { Boot, Brand, Branding, Bundle, Cast, PriceList, Vertical, Words } from './entities/tenants.ts'
export type {
  Avatar,
  Estimate,
  Language,
  Video,
  VideoDraft,
  VideoFacts,
  VideoStage,
  VideoStats,
  VideoStatus,
} from './entities/videos.ts'
export type { LiveMessage } from './live.ts'
export { type FieldFault, type ProblemBody, type ProblemCode, problems } from './problems.ts'
export { type ScreenPath, screens } from './screens.ts'
export type { Access, Answer, Call, Feature, Limit, Method, Received, Sent, Table } from './types.ts'
