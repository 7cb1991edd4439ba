export { hasSsoIn } from './connection-store.ts'
export { createSsoModule } from './module.ts'
export { ssoRoutes } from './routes.ts'
export { checkWay } from './routing.ts'
