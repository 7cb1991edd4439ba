export { type PartnerModule, createPartnerModule } from './module.ts'
export { partnerRoutes } from './routes.ts'
