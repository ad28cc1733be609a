export { rowAt, type Found } from './row-at.ts'
export { Routes, useHasRegion, useRow } from './routes.tsx'
export { closedRow, firstOf, type RouteRow } from './rows.ts'
export { forgetScreens, loadScreen, screenOf, shownRow } from './screens.ts'
