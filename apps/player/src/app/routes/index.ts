export { rowAt, type Found } from './row-at.ts'
export { Routes, useHasRegion, useRow } from './routes.tsx'
export type { RouteRow } from './rows.ts'
export { forgetScreens, loadScreen } from './screens.ts'
