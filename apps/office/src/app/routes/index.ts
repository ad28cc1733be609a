export { rows } from './rows.ts'
export { Routes } from './routes.tsx'
export { useHere } from './use-here.ts'
